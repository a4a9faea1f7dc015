import { leadStages } from '@naya/contract/submissions/leads';
import { DateInput, ReferenceInput, SelectInput, TextInput } from 'react-admin';
import { OfficeForm } from '../shared/OfficeForm.tsx';
import { OfficeEdit } from '../shared/OfficeEdit.tsx';
import { SaveBar } from '../shared/SaveBar.tsx';
import { Pair } from '../shared/Pair.tsx';
import { Delivery } from './Delivery.tsx';
import { LeadFacts } from './LeadFacts.tsx';
import { LeadFranchise } from './LeadFranchise.tsx';
import { LeadNotes } from './LeadNotes.tsx';
import { LeadThread } from './LeadThread.tsx';
import { PersonActions } from './PersonActions.tsx';

export const LeadEdit = () => (
  <OfficeEdit entity="submission" actions={<PersonActions />}>
    <OfficeForm toolbar={<SaveBar />}>
      <LeadFacts />
      <LeadFranchise />
      <Delivery />
      <LeadThread />
      <Pair>
        <SelectInput source="stage" choices={[...leadStages]} isRequired fullWidth />
        <ReferenceInput source="assignee_id" reference="people" filter={{ opens: 'leads' }}>
          <SelectInput label="Given to" optionText="name" fullWidth />
        </ReferenceInput>
      </Pair>
      <Pair>
        <TextInput
          source="next_step"
          label="Next step"
          helperText="Who it is given to gets a mail on that day."
          fullWidth
        />
        <DateInput source="due_on" label="Due" fullWidth />
      </Pair>
      <LeadNotes />
    </OfficeForm>
  </OfficeEdit>
);
