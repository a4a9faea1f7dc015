import { Box, Button, Typography } from '@mui/material';
import type { LeadNote } from '@naya/contract/submissions/leads';
import { TextInput, useRecordContext, useRefresh } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { post } from '../api/call.ts';
import { showTime } from '../shared/show-value.ts';
import { useAction } from '../shared/use-action.ts';

/** A field of the form, so that a typed note is saved with it and leaving asks first. */
const field = 'new_note';

export function LeadNotes() {
  const lead = useRecordContext();
  const run = useAction();
  const refresh = useRefresh();
  const { resetField } = useFormContext();
  const text = useWatch({ name: field }) as string | null | undefined;
  if (!lead) return null;
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
      {(lead.notes as LeadNote[] | undefined)?.map((note) => (
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
