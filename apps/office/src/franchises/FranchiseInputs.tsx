import { franchiseFields } from '@naya/contract/franchises/fields';
import { franchiseUrl } from '@naya/contract/urls';
import { FormTab, ReferenceInput, SelectInput, TabbedForm, TabbedFormTabs } from 'react-admin';
import { Pair } from '../shared/Pair.tsx';
import { PictureInput } from '../shared/PictureInput.tsx';
import { formDefaults } from '../shared/OfficeForm.tsx';
import { PicturesInput } from '../shared/PicturesInput.tsx';
import { SlugInput } from '../shared/SlugInput.tsx';
import { CostInputs } from './CostInputs.tsx';
import { FranchiseField } from './FranchiseField.tsx';
import { PlaceDoubts } from './PlaceDoubts.tsx';
import { FranchiseSaveBar } from './FranchiseSaveBar.tsx';

const { category_id, business_logo, images } = franchiseFields;

/** Every field of a franchise, in the order in which one speaks of it. */
export const FranchiseInputs = () => (
  <TabbedForm
    syncWithLocation={false}
    tabs={<TabbedFormTabs syncWithLocation={false} variant="scrollable" />}
    toolbar={<FranchiseSaveBar />}
    {...formDefaults}
  >
    <FormTab label="Brand">
      <FranchiseField source="business_name" />
      <Pair>
        <ReferenceInput source="category_id" reference="categories" perPage={200}>
          <SelectInput label={category_id.label} optionText="name" isRequired fullWidth />
        </ReferenceInput>
        <SlugInput url={franchiseUrl} />
      </Pair>
      <FranchiseField source="description" minRows={6} />
      <Pair>
        <FranchiseField source="headquarters" />
        <FranchiseField source="establishment_year" />
      </Pair>
      <Pair>
        <FranchiseField source="total_outlets" />
        <FranchiseField source="trending_type" />
      </Pair>
      <FranchiseField source="is_active" />
      <FranchiseField source="is_featured" />
      <FranchiseField source="featured_reason" />
    </FormTab>
    <FormTab label="Pictures">
      <PictureInput source="business_logo" label={business_logo.label} />
      <PicturesInput source="images" label={images.label} />
    </FormTab>
    <FormTab label="Figures">
      <Pair>
        <FranchiseField source="investment_min" />
        <FranchiseField source="investment_max" />
      </Pair>
      <Pair>
        <FranchiseField source="excepted_roi_min" />
        <FranchiseField source="excepted_roi_max" />
      </Pair>
      <Pair>
        <FranchiseField source="franchise_fee" />
        <FranchiseField source="royalty_percentage" />
      </Pair>
      <Pair>
        <FranchiseField source="space_required" />
        <FranchiseField source="contract_duration" />
      </Pair>
      <FranchiseField source="model_type" />
      <CostInputs />
    </FormTab>
    <FormTab label="Places and support">
      <PlaceDoubts />
      <FranchiseField source="open_cities" />
      <FranchiseField source="waiting_cities" />
      <FranchiseField source="outlet_cities" />
      <FranchiseField source="locations" />
      <FranchiseField source="territory_details" />
      <FranchiseField source="features" />
      <FranchiseField source="requirements" />
      <FranchiseField source="support_provided" />
      <FranchiseField source="support_offered" />
      <FranchiseField source="training_details" />
    </FormTab>
    <FormTab label="Contact and registration">
      <Pair>
        <FranchiseField source="phone" />
        <FranchiseField source="email" />
      </Pair>
      <FranchiseField source="website" />
      <Pair>
        <FranchiseField source="gst_number" />
        <FranchiseField source="cin_number" />
      </Pair>
    </FormTab>
  </TabbedForm>
);
