import type { ListingMessage } from '@naya/contract/brands/entity';
import type { ReviewMessageKind } from '@naya/contract/brands/stages';
import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { readAutosave, removeAutosave, storeAutosave } from '../api/autosaves.ts';
import { TextFieldWithError } from '../shared/TextFieldWithError.tsx';
import { showTime } from '../shared/show-value.ts';
import { useSmallForm } from '../shared/use-small-form.ts';

/** `version` of the listing that the question is about. */
type Props = { path: string; version: number; messages: ListingMessage[]; onDone: () => void };

const kinds: Record<ReviewMessageKind, string> = {
  ask: 'Asked the brand',
  answer: 'The brand answered',
  note: 'Note for operators',
};
const nobody: Record<ReviewMessageKind, string> = {
  ask: 'an operator',
  note: 'an operator',
  answer: 'the sender',
};

/** Questions of operators, answers of the brand, and notes that only operators read. */
export function ReviewThread({ path, version, messages, onDone }: Props) {
  const [text, setText] = useState(() => (readAutosave(path)?.values['text'] ?? '') as string);
  // A decision can bring the next listing onto the screen: what was typed for this one waits here.
  const write = (typed: string) => {
    setText(typed);
    if (typed === '') removeAutosave(path);
    else storeAutosave(path, { text: typed });
  };
  const { errors, formProps } = useSmallForm({
    send: (typed) => call('POST', path, Object.fromEntries(typed)),
    done: 'Written.',
    failed: 'It is not sent.',
    onDone: () => {
      write('');
      onDone();
    },
  });
  return (
    <>
      {messages.map(({ id, kind, author, text, created_at }) => (
        <Box key={id} sx={{ borderTop: 1, borderColor: 'divider', mt: 1.5, pt: 1 }}>
          <Typography variant="subtitle2">{kinds[kind]}</Typography>
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {author ?? nobody[kind]} · {showTime(created_at)}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
        </Box>
      ))}
      <Box
        component="form"
        // The text is kept on this device: nobody is asked before it is left.
        noValidate
        onSubmit={formProps.onSubmit}
        sx={{ display: 'grid', gap: 1.5, mt: 2 }}
      >
        <input type="hidden" name="version" value={version} />
        <TextField name="kind" label="Who reads it" size="small" select defaultValue="ask">
          <MenuItem value="ask">The brand: ask for changes</MenuItem>
          <MenuItem value="note">Operators alone: a note</MenuItem>
        </TextField>
        <TextFieldWithError
          name="text"
          label="Question or note"
          value={text}
          onChange={({ target }) => write(target.value)}
          size="small"
          multiline
          minRows={3}
          errorText={errors['text']}
        />
        <Button type="submit" variant="outlined" sx={{ justifySelf: 'start' }}>
          Send
        </Button>
      </Box>
    </>
  );
}
