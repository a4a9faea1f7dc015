import { Alert } from '@mui/material';
import {
  FormTab,
  ReferenceInput,
  SelectInput,
  TabbedForm,
  TabbedFormTabs,
  useRecordContext,
  SaveButton,
  Toolbar,
} from 'react-admin';
import { useFormState } from 'react-hook-form';
import { monthFieldNames, paymentFieldNames } from '@naya/contract/franchises/economics';
import { outletRecordFields } from '@naya/contract/franchises/outlet-record';
import { franchiseFields, type FranchiseFieldName } from '@naya/contract/franchises/fields';
import { franchiseUrl } from '@naya/contract/urls';
import { PictureInput } from '../media/PictureInput.tsx';
import { PicturesInput } from '../media/PicturesInput.tsx';
import { Pair, formDefaults, Fieldset, TypedValues } from '../shared/OfficeForm.tsx';
import { SlugInput } from '../shared/SlugInput.tsx';
import { FranchiseField } from './FranchiseField.tsx';
import { useWarnings } from './save-warnings.tsx';

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
    <FormTab label="A month and payments">
      <Fieldset label="A month of a typical outlet, as the brand states it">
        <FieldPairs sources={monthFieldNames} />
      </Fieldset>
      <Fieldset label="What partners pay">
        <FieldPairs sources={paymentFieldNames} />
      </Fieldset>
    </FormTab>
    <FormTab label="Outlets">
      <Fieldset label="How its outlets have fared, as the brand states it">
        <FieldPairs sources={outletRecordFields} />
      </Fieldset>
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
      <Pair>
        <FranchiseField source="legal_name" />
        <FranchiseField source="trademark_number" />
      </Pair>
    </FormTab>
  </TabbedForm>
);

const FieldPairs = ({ sources }: { sources: readonly FranchiseFieldName[] }) =>
  sources
    .filter((_, index) => index % 2 === 0)
    .map((source, index) => {
      const second = sources[index * 2 + 1];
      return (
        <Pair key={source}>
          <FranchiseField source={source} />
          {second && <FranchiseField source={second} />}
        </Pair>
      );
    });

/** The parts of the investment besides the fee; an empty one is shown as not stated. */
const CostInputs = () => (
  <Fieldset label="What the investment is made of">
    <Pair>
      <FranchiseField source="cost_interior" />
      <FranchiseField source="cost_equipment" />
    </Pair>
    <Pair>
      <FranchiseField source="cost_stock" />
      <FranchiseField source="cost_deposit" />
    </Pair>
    <Pair>
      <FranchiseField source="cost_working_capital" />
      <FranchiseField source="costs_not_included" />
    </Pair>
  </Fieldset>
);

/** Texts that may name places and that nobody has put into the lists yet. */
function PlaceDoubts() {
  const doubts: string[] = useRecordContext()?.['place_doubts'] ?? [];
  if (doubts.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      These texts may name places that are missing below. Add them, save, then press “Places
      checked”.
      <ul>
        {doubts.map((doubt) => (
          <li key={doubt}>{doubt}</li>
        ))}
      </ul>
    </Alert>
  );
}

/** Doubtful values need a second press. A phone has the bar at its lower edge, so the warnings stand in it. */
function FranchiseSaveBar() {
  const warnings = useWarnings();
  const { isSubmitting } = useFormState();
  const hasWarnings = warnings.length > 0;
  return (
    <Toolbar sx={{ flexWrap: 'wrap', gap: 1, py: 1 }}>
      <TypedValues />
      {warnings.map((text) => (
        <Alert key={text} severity="warning" sx={{ width: '100%' }}>
          {text}
        </Alert>
      ))}
      <SaveButton
        {...(hasWarnings && { label: 'Save all the same', alwaysEnable: !isSubmitting })}
      />
    </Toolbar>
  );
}
