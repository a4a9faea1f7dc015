import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import type { FormEvent } from 'react';
import { confirmDrop, useTypedForm } from './leave-guard.tsx';
import { focusIt } from './TextFieldWithError.tsx';

type Props = {
  title: string;
  /** Who reads it. */
  helperText?: string;
  onGive: (reason: string) => void;
  onClose: () => void;
};

/** Why. */
export function ReasonDialog({
  title,
  helperText = 'The submitter is told in a mail.',
  onGive,
  onClose,
}: Props) {
  const { isTyped, onInput } = useTypedForm();
  const close = () => {
    if (confirmDrop(isTyped)) onClose();
  };
  const give = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = new FormData(event.currentTarget).get('reason');
    if (typeof reason === 'string') onGive(reason);
  };
  return (
    <Dialog open onClose={close} fullWidth aria-labelledby="reason-title">
      <form onSubmit={give} onInput={onInput}>
        <DialogTitle id="reason-title">{title}</DialogTitle>
        <DialogContent>
          <TextField
            name="reason"
            label="Reason"
            helperText={helperText}
            required
            inputRef={focusIt}
            multiline
            minRows={3}
            fullWidth
            sx={{ mt: 1 }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" variant="contained">
            {title}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
