import { NumberInput, TextArrayInput, TextInput } from 'react-admin';
import { OfficeForm } from '../shared/OfficeForm.tsx';
import { Pair } from '../shared/Pair.tsx';
import { PictureInput } from '../shared/PictureInput.tsx';

export const TeamInputs = () => (
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
