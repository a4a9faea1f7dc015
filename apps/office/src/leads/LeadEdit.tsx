import { leadStages } from '@naya/contract/submissions/leads';
import { DateInput, ReferenceInput, SelectInput, SimpleForm } from 'react-admin';
import { OfficeEdit } from '../shared/OfficeEdit.tsx';
import { SaveBar } from '../shared/SaveBar.tsx';
import { Pair } from '../shared/Pair.tsx';
import { Delivery } from './Delivery.tsx';
import { LeadFacts } from './LeadFacts.tsx';
import { LeadNotes } from './LeadNotes.tsx';
import { PersonActions } from './PersonActions.tsx';

const stages = leadStages.map((stage) => ({ id: stage, name: stage }));

export const LeadEdit = () => (
  <OfficeEdit entity="submission" actions={<PersonActions />}>
    <SimpleForm toolbar={<SaveBar />}>
      <LeadFacts />
      <Delivery />
      <Pair>
        <SelectInput source="stage" choices={stages} isRequired fullWidth />
        <ReferenceInput source="assignee_id" reference="people" filter={{ opens: 'leads' }}>
          <SelectInput label="Given to" optionText="name" fullWidth />
        </ReferenceInput>
      </Pair>
      <DateInput source="due_on" label="Due" />
      <LeadNotes />
    </SimpleForm>
  </OfficeEdit>
);
