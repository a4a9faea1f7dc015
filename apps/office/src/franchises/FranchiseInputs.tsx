import { franchiseModels, trendingTypes } from '@naya/contract/constants';
import { franchiseUrl } from '@naya/contract/urls';
import {
  BooleanInput,
  FormTab,
  NumberInput,
  ReferenceInput,
  SelectInput,
  TabbedForm,
  TabbedFormTabs,
  TextArrayInput,
  TextInput,
} from 'react-admin';
import { Pair } from '../shared/Pair.tsx';
import { PictureInput } from '../shared/PictureInput.tsx';
import { SaveBar } from '../shared/SaveBar.tsx';
import { SlugInput } from '../shared/SlugInput.tsx';
import { PicturesInput } from '../shared/PicturesInput.tsx';

const choices = (values: readonly string[]) => values.map((value) => ({ id: value, name: value }));

/** Every field of a franchise, in the order in which one speaks of it. */
export const FranchiseInputs = () => (
  <TabbedForm
    syncWithLocation={false}
    tabs={<TabbedFormTabs syncWithLocation={false} variant="scrollable" />}
    toolbar={<SaveBar />}
  >
    <FormTab label="Brand">
      <TextInput source="business_name" label="Name" isRequired fullWidth />
      <Pair>
        <ReferenceInput source="category_id" reference="categories" perPage={200}>
          <SelectInput label="Category" optionText="name" isRequired fullWidth />
        </ReferenceInput>
        <SlugInput url={franchiseUrl} />
      </Pair>
      <TextInput source="description" multiline minRows={6} fullWidth />
      <Pair>
        <TextInput source="headquarters" fullWidth />
        <NumberInput source="establishment_year" fullWidth />
      </Pair>
      <Pair>
        <NumberInput source="total_outlets" fullWidth />
        <SelectInput
          source="trending_type"
          label="Trending"
          choices={choices(trendingTypes)}
          fullWidth
        />
      </Pair>
      <BooleanInput source="is_active" label="Active" />
      <BooleanInput source="is_featured" label="Featured" />
    </FormTab>
    <FormTab label="Pictures">
      <PictureInput source="business_logo" label="Logo" />
      <PicturesInput source="images" label="Pictures" />
    </FormTab>
    <FormTab label="Figures">
      <Pair>
        <NumberInput source="investment_min" label="Investment from (₹)" fullWidth />
        <NumberInput source="investment_max" label="Investment to (₹)" fullWidth />
      </Pair>
      <Pair>
        <NumberInput source="excepted_roi_min" label="Payback from (months)" fullWidth />
        <NumberInput source="excepted_roi_max" label="Payback to (months)" fullWidth />
      </Pair>
      <Pair>
        <NumberInput source="franchise_fee" label="Franchise fee (₹)" fullWidth />
        <NumberInput source="royalty_percentage" label="Royalty (%)" fullWidth />
      </Pair>
      <Pair>
        <TextInput source="space_required" fullWidth />
        <TextInput source="contract_duration" fullWidth />
      </Pair>
      <SelectInput source="model_type" label="Model" choices={choices(franchiseModels)} fullWidth />
    </FormTab>
    <FormTab label="Places and support">
      <TextArrayInput source="locations" label="Cities" fullWidth />
      <TextArrayInput source="territory_details" label="States and territories" fullWidth />
      <TextArrayInput source="features" fullWidth />
      <TextArrayInput source="requirements" fullWidth />
      <TextArrayInput source="support_provided" fullWidth />
      <TextInput source="support_offered" multiline fullWidth />
      <TextArrayInput source="training_details" fullWidth />
    </FormTab>
    <FormTab label="Contact and papers">
      <Pair>
        <TextInput source="phone" fullWidth />
        <TextInput source="email" label="E-mail" fullWidth />
      </Pair>
      <TextInput source="website" fullWidth />
      <Pair>
        <TextInput source="gst_number" label="GSTIN" fullWidth />
        <TextInput source="cin_number" label="CIN" fullWidth />
      </Pair>
    </FormTab>
  </TabbedForm>
);
