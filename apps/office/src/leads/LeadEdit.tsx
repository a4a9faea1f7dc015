import { Box, Button, Typography } from '@mui/material';
import {
  DateInput,
  ReferenceInput,
  SelectInput,
  TextInput,
  useRecordContext,
  useRefresh,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { leadStages, type LeadNote } from '@naya/contract/submissions/leads';
import { post } from '../api/call.ts';
import { OfficeEdit } from '../shared/OfficeEdit.tsx';
import { OfficeForm, SaveBar, Pair } from '../shared/OfficeForm.tsx';
import { showTime } from '../shared/show-value.ts';
import { useAction } from '../shared/use-action.ts';
import { Delivery } from './Delivery.tsx';
import { LeadFacts } from './LeadFacts.tsx';
import { LeadFranchise } from './LeadFranchise.tsx';
import { LeadThread } from './LeadThread.tsx';
import { OnlyNewest } from './OnlyNewest.tsx';
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

/** A field of the form, so that a typed note is saved with it and leaving asks first. */
const field = 'new_note';

function LeadNotes() {
  const lead = useRecordContext();
  const run = useAction();
  const refresh = useRefresh();
  const { resetField } = useFormContext();
  const text = useWatch({ name: field }) as string | null | undefined;
  if (!lead) return null;
  const notes = (lead.notes ?? []) as LeadNote[];
  const addNote = async () => {
    const add = () => post(`/leads/${lead.id}/notes`, { text });
    if (!(await run(add, { failed: 'It is not saved.' }))) return;
    resetField(field, { defaultValue: '' });
    refresh();
  };
  return (
    <Box component="section" aria-label="Notes" sx={{ width: '100%', mt: 2 }}>
      <Typography variant="h6" component="h3">
        Notes
      </Typography>
      <OnlyNewest count={notes.length} what="notes" />
      {notes.map((note) => (
        <Box key={note.id} sx={{ my: 1 }}>
          <Typography variant="body2" color="text.secondary">
            {note.author}, {showTime(note.created_at)}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap' }}>{note.text}</Typography>
        </Box>
      ))}
      <TextInput source={field} label="New note" multiline fullWidth />
      <Button variant="outlined" disabled={!text?.trim()} onClick={() => void addNote()}>
        Add the note
      </Button>
    </Box>
  );
}
