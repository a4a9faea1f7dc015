import { states } from '@naya/contract/places/states';
import {
  AutocompleteInput,
  FunctionField,
  ReferenceInput,
  SelectInput,
  TextField,
  TextInput,
} from 'react-admin';
import { OfficeForm, Pair } from '../shared/OfficeForm.tsx';
import { OfficeCreate } from '../shared/OfficeEdit.tsx';
import { DayField, OfficeList, Rows } from '../shared/OfficeList.tsx';
import { OrderScreen } from './OrderScreen.tsx';
import { showPaise } from './show-paise.ts';

const OrderList = () => (
  <OfficeList sort={{ field: 'id', order: 'DESC' }}>
    <Rows
      primary={(row) => `${row['business_name'] ?? 'Gone'}: ${row['plan_name']}`}
      secondary={(row) => row['state']}
    >
      <TextField source="id" label="Number" />
      <TextField source="business_name" label="Franchise" sortable={false} />
      <TextField source="plan_name" label="Plan" sortable={false} />
      <FunctionField label="Without GST" render={(row) => showPaise(row['net_paise'])} />
      <TextField source="state" sortable={false} />
      <DayField source="ends_on" label="Ends" sortable={false} />
    </Rows>
  </OfficeList>
);

const stateChoices = states.map((name) => ({ id: name, name }));

const OrderCreate = () => (
  <OfficeCreate title="Order for a brand">
    <OfficeForm>
      <Pair>
        <ReferenceInput source="franchise" reference="franchises">
          <AutocompleteInput
            label="Franchise"
            optionText="business_name"
            filterToQuery={(q: string) => ({ q })}
            isRequired
            fullWidth
          />
        </ReferenceInput>
        <ReferenceInput source="plan" reference="plans" sort={{ field: 'id', order: 'ASC' }}>
          <SelectInput label="Plan" optionText="name" isRequired fullWidth />
        </ReferenceInput>
      </Pair>
      <TextInput source="name" label="Name on the invoice" isRequired fullWidth />
      <TextInput source="address" label="Address" isRequired fullWidth />
      <Pair>
        <TextInput source="gstin" label="GSTIN, if there is one" fullWidth />
        <SelectInput
          source="state"
          label="State"
          helperText="With a GSTIN, its state counts."
          choices={stateChoices}
          fullWidth
        />
      </Pair>
      <TextInput
        source="email"
        label="E-mail"
        helperText="It gets the order with the bank details now, and the invoice once it is paid."
        isRequired
        fullWidth
      />
    </OfficeForm>
  </OfficeCreate>
);

export const orders = {
  name: 'orders',
  list: OrderList,
  create: OrderCreate,
  edit: OrderScreen,
  recordRepresentation: 'plan_name',
};
