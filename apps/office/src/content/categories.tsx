import { NumberField, TextField, NumberInput, TextInput } from 'react-admin';
import { categoryUrl } from '@naya/contract/urls';
import { PictureInput } from '../media/PictureInput.tsx';
import { OfficeForm } from '../shared/OfficeForm.tsx';
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
