import { enteredWays } from '@naya/contract/submissions/leads';
import { AutocompleteInput, ReferenceInput, SelectInput, TextInput } from 'react-admin';
import { OfficeForm, Pair } from '../shared/OfficeForm.tsx';
import { OfficeCreate } from '../shared/OfficeEdit.tsx';
import { kindChoices } from './lead-words.ts';

/** A lead that came by other means than a form; nobody gets a mail about it. */
export const LeadCreate = () => (
  <OfficeCreate title="Enter a lead">
    <OfficeForm defaultValues={{ kind: 'enquiry', way: 'Telephone' }}>
      <Pair>
        <SelectInput
          source="way"
          label="How they reached us"
          choices={[...enteredWays]}
          isRequired
          fullWidth
        />
        <SelectInput source="kind" label="What it is" choices={kindChoices} isRequired fullWidth />
      </Pair>
      <TextInput source="name" label="Name" isRequired fullWidth />
      <Pair>
        <TextInput source="phone" label="Phone" fullWidth />
        <TextInput source="email" label="E-mail" fullWidth />
      </Pair>
      <Pair>
        <TextInput source="location" label="City" fullWidth />
        <ReferenceInput source="franchise_id" reference="lead-franchises">
          <AutocompleteInput
            label="About the franchise"
            optionText="business_name"
            filterToQuery={(q: string) => ({ q })}
            fullWidth
          />
        </ReferenceInput>
      </Pair>
      <TextInput source="message" label="What they said" multiline minRows={3} fullWidth />
    </OfficeForm>
  </OfficeCreate>
);
