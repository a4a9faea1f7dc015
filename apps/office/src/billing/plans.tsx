import { toDecimal } from '@naya/contract/billing/amounts';
import { gstRates } from '@naya/contract/billing/tax';
import {
  BooleanInput,
  FunctionField,
  NumberInput,
  SelectInput,
  TextField,
  TextInput,
} from 'react-admin';
import { contentResource } from '../content/resource.tsx';
import { OfficeForm, Pair } from '../shared/OfficeForm.tsx';
import { OfficeList, Rows } from '../shared/OfficeList.tsx';
import { showPaise } from './show-paise.ts';

const PlanList = () => (
  <OfficeList sort={{ field: 'id', order: 'ASC' }}>
    <Rows primary={(row) => row.name} secondary={(row) => showPaise(row['price_paise'])}>
      <TextField source="name" sortable={false} />
      <FunctionField label="Price without GST" render={(row) => showPaise(row['price_paise'])} />
      <TextField source="months" sortable={false} />
      <FunctionField label="Offered" render={(row) => (row['is_offered'] ? 'yes' : '')} />
    </Rows>
  </OfficeList>
);

const rates = gstRates.map((rate) => ({ id: rate, name: `${rate}%` }));
/** The record holds paise; the field keeps what is typed, and the server reads it to the paisa. */
const formatPrice = (value: unknown) => (typeof value === 'number' ? toDecimal(value) : value);

const PlanInputs = () => (
  <OfficeForm defaultValues={{ months: 12, gst_rate: 18, sac: '998365' }}>
    <TextInput source="name" label="Name" isRequired fullWidth />
    <Pair>
      <TextInput
        source="price_paise"
        label="Price in rupees, without GST"
        helperText="A change is for orders from now on."
        format={formatPrice}
        isRequired
        fullWidth
      />
      <NumberInput source="months" label="Months" isRequired fullWidth />
    </Pair>
    <Pair>
      <SelectInput source="gst_rate" label="GST" choices={rates} isRequired fullWidth />
      <TextInput
        source="sac"
        label="SAC"
        helperText="998365: sale of advertising space on the internet"
        isRequired
        fullWidth
      />
    </Pair>
    <BooleanInput
      source="gives_featured"
      label="Featured while it runs"
      helperText="Visitors read “Featured: Paid place”. It changes no order that a visitor chooses."
    />
    <BooleanInput source="is_offered" label="Brands may order it themselves" />
  </OfficeForm>
);

export const plans = {
  ...contentResource({ name: 'plans', entity: 'plan', List: PlanList, Inputs: PlanInputs }),
  recordRepresentation: 'name',
};
