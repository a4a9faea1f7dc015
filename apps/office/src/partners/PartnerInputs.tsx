import { TextInput } from 'react-admin';
import { OfficeForm } from '../shared/OfficeForm.tsx';
import { LinesInput } from '../shared/LinesInput.tsx';
import { Pair } from '../shared/Pair.tsx';

export const PartnerInputs = () => (
  <OfficeForm>
    <TextInput source="name" isRequired fullWidth />
    <LinesInput
      source="sites"
      label="Sites whose pages may send enquiries"
      helperText="One address on each line, such as https://www.magazine.in or, for an app, capacitor://localhost"
      isRequired
      sx={{ mb: 1 }}
    />
    <Pair>
      <TextInput source="contact_name" label="Contact" fullWidth />
      <TextInput source="contact_email" label="E-mail of the contact" type="email" fullWidth />
    </Pair>
  </OfficeForm>
);
