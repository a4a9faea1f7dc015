import { TextArrayInput } from 'react-admin';
import { OfficeForm } from '../shared/OfficeForm.tsx';

export const SynonymInputs = () => (
  <OfficeForm>
    <TextArrayInput
      source="words"
      label="Words of the same meaning"
      helperText="Single words. Who searches for one of them also finds the others."
      fullWidth
    />
  </OfficeForm>
);
