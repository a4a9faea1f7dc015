import { SimpleForm, TextArrayInput } from 'react-admin';

export const SynonymInputs = () => (
  <SimpleForm>
    <TextArrayInput
      source="words"
      label="Words of the same meaning"
      helperText="Single words. Who searches for one of them also finds the others."
      fullWidth
    />
  </SimpleForm>
);
