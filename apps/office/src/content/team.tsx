import { NumberField, TextField, NumberInput, TextArrayInput, TextInput } from 'react-admin';
import { PictureInput } from '../media/PictureInput.tsx';
import { OfficeForm, Pair } from '../shared/OfficeForm.tsx';
import { OfficeList, Rows, searchFilters } from '../shared/OfficeList.tsx';
import { contentResource } from './resource.tsx';

const TeamList = () => (
  <OfficeList filters={searchFilters} sort={{ field: 'display_order', order: 'ASC' }}>
    <Rows primary={(row) => row.name} secondary={(row) => row.position}>
      <TextField source="name" />
      <TextField source="position" sortable={false} />
      <NumberField source="display_order" label="Order" />
    </Rows>
  </OfficeList>
);

const TeamInputs = () => (
  <OfficeForm>
    <Pair>
      <TextInput source="name" isRequired fullWidth />
      <TextInput source="position" fullWidth />
    </Pair>
    <TextInput source="bio" multiline minRows={4} fullWidth />
    <PictureInput source="image" label="Portrait" />
    <Pair>
      <TextInput source="email" label="E-mail" fullWidth />
      <TextInput source="phone" fullWidth />
    </Pair>
    <Pair>
      <TextInput source="linkedin" label="LinkedIn" fullWidth />
      <TextInput source="joined" fullWidth />
    </Pair>
    <TextArrayInput source="experience" fullWidth />
    <TextArrayInput source="skills" fullWidth />
    <NumberInput source="display_order" label="Place in the order" />
  </OfficeForm>
);

export const team = {
  ...contentResource({ name: 'team', entity: 'team-member', List: TeamList, Inputs: TeamInputs }),
  options: { label: 'Team' },
  recordRepresentation: 'name',
};
