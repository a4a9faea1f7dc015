import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import { textLimits } from '@naya/contract/submissions/limits';
import type { RaRecord } from 'react-admin';
import { useMessage } from './use-message.ts';

/** Their answer arrives in our mailbox; here it is put beside the reply. */
export function AnswerDialog({ lead, onClose }: { lead: RaRecord; onClose: () => void }) {
  const { text, write, close, send, isSending } = useMessage(lead, 'answers', onClose);
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="answer">
      <DialogTitle id="answer">What {lead.name} answered</DialogTitle>
      <DialogContent sx={{ pt: '8px !important' }}>
        <TextField
          label="Their answer"
          value={text}
          onChange={({ target }) => write(target.value)}
          slotProps={{ htmlInput: { maxLength: textLimits.text } }}
          multiline
          minRows={5}
          fullWidth
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>Cancel</Button>
        <Button
          variant="contained"
          disabled={isSending || !text.trim()}
          onClick={() => void send({}, 'It is not saved.')}
        >
          Keep it
        </Button>
      </DialogActions>
    </Dialog>
  );
}
