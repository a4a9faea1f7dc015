import { TextInput } from 'react-admin';
import { OfficeForm, Pair } from '../shared/OfficeForm.tsx';
import { SitesInput } from '../shared/LinesInput.tsx';

export const PartnerInputs = () => (
  <OfficeForm>
    <TextInput source="name" isRequired fullWidth />
    <SitesInput source="sites" isRequired />
    <Pair>
      <TextInput source="contact_name" label="Contact" fullWidth />
      <TextInput source="contact_email" label="E-mail of the contact" type="email" fullWidth />
    </Pair>
  </OfficeForm>
);
