import { Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useRefresh } from 'react-admin';
import { post } from '../api/call.ts';
import { showTime } from '../shared/show-value.ts';
import { useTellFailure } from '../shared/tell-failure.ts';

type Note = { id: number; author: string; text: string; created_at: string };

export function LeadNotes() {
  const lead = useRecordContext();
  const tellFailure = useTellFailure();
  const refresh = useRefresh();
  const [text, setText] = useState('');
  if (!lead) return null;
  const add = async () => {
    try {
      await post(`/leads/${lead.id}/notes`, { text });
      setText('');
      refresh();
    } catch (error) {
      tellFailure(error, 'It is not saved.');
    }
  };
  return (
    <Box component="section" aria-label="Notes" sx={{ width: '100%', mt: 2 }}>
      <Typography variant="h6" component="h3">
        Notes
      </Typography>
      {(lead.notes as Note[] | undefined)?.map((note) => (
        <Box key={note.id} sx={{ my: 1 }}>
          <Typography variant="body2" color="text.secondary">
            {note.author}, {showTime(note.created_at)}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap' }}>{note.text}</Typography>
        </Box>
      ))}
      <TextField
        label="New note"
        value={text}
        onChange={({ target }) => setText(target.value)}
        multiline
        fullWidth
      />
      <Button sx={{ mt: 1 }} variant="outlined" disabled={!text.trim()} onClick={() => void add()}>
        Add the note
      </Button>
    </Box>
  );
}
