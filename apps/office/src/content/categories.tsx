import { NumberField, TextField, NumberInput, TextInput } from 'react-admin';
import { tradeFieldNames, tradeFields } from '@naya/contract/categories/trade';
import { categoryUrl } from '@naya/contract/urls';
import { PictureInput } from '../media/PictureInput.tsx';
import { Fieldset, OfficeForm } from '../shared/OfficeForm.tsx';
import { OfficeList, Rows, searchFilters } from '../shared/OfficeList.tsx';
import { SlugInput } from '../shared/SlugInput.tsx';
import { contentResource } from './resource.tsx';

const CategoryList = () => (
  <OfficeList filters={searchFilters} sort={{ field: 'position', order: 'ASC' }} perPage={50}>
    <Rows primary={(row) => row.name} secondary={(row) => row.slug}>
      <TextField source="name" />
      <TextField source="slug" label="Address" sortable={false} />
      <NumberField source="position" label="Order" />
    </Rows>
  </OfficeList>
);

const CategoryInputs = () => (
  <OfficeForm>
    <TextInput source="name" isRequired fullWidth />
    <SlugInput url={categoryUrl} />
    <TextInput source="description" multiline fullWidth />
    <PictureInput source="image" label="Picture" />
    <NumberInput source="position" label="Place in the order" />
    <Fieldset label="What is usual in this trade: the calculator takes it where a brand states nothing">
      {tradeFieldNames.map((name) => (
        <NumberInput key={name} source={name} label={tradeFields[name].label} />
      ))}
      <TextInput source="trade_source" label="Source of these figures" fullWidth />
    </Fieldset>
  </OfficeForm>
);

export const categories = {
  ...contentResource({
    name: 'categories',
    entity: 'category',
    List: CategoryList,
    Inputs: CategoryInputs,
  }),
  recordRepresentation: 'name',
};
