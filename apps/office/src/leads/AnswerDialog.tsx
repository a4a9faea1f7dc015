import type { RaRecord } from 'react-admin';
import { MessageDialog } from './MessageDialog.tsx';
import { useMessage } from './use-message.ts';

/** Their answer arrives in our mailbox; here it is put beside the reply. */
export const AnswerDialog = ({ lead, onClose }: { lead: RaRecord; onClose: () => void }) => (
  <MessageDialog
    message={useMessage(lead, 'answers', onClose)}
    title={`What ${lead.name} answered`}
    label="Their answer"
    send="Keep it"
    failed="It is not saved."
  />
);
