import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, type RaRecord } from 'react-admin';
import type { LeadMessage } from '@naya/contract/submissions/leads';
import { showTime } from '../shared/show-value.ts';
import { colours } from '../theme.ts';
import { MessageDialog } from './MessageDialog.tsx';
import { OnlyNewest } from './OnlyNewest.tsx';
import { ReplyDialog } from './ReplyDialog.tsx';
import { useMessage } from './use-message.ts';

/** Our replies and the sender's answers; operators add to both here. */
export function LeadThread() {
  const lead = useRecordContext();
  const [open, setOpen] = useState<'reply' | 'answer' | null>(null);
  if (!lead || lead.erased_at) return null;
  const messages = (lead['messages'] ?? []) as LeadMessage[];
  const close = () => setOpen(null);
  return (
    <Box component="section" aria-label="Replies" sx={{ width: '100%', mt: 1 }}>
      {messages.length > 0 && (
        <Typography variant="h6" component="h3">
          Replies
        </Typography>
      )}
      <OnlyNewest count={messages.length} what="messages" />
      {messages.map((message) => (
        <Box key={message.id} sx={message.kind === 'reply' ? ours : theirs}>
          <Typography variant="body2" color="text.secondary">
            {message.author}, {showTime(message.created_at)}
          </Typography>
          {message.subject && <Typography sx={{ fontWeight: 650 }}>{message.subject}</Typography>}
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {message.text}
          </Typography>
        </Box>
      ))}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 1, mb: 3 }}>
        <Button variant="contained" disabled={!lead.email} onClick={() => setOpen('reply')}>
          {lead.email ? 'Write a reply' : 'No e-mail to reply to'}
        </Button>
        {messages.length > 0 && (
          <Button variant="outlined" onClick={() => setOpen('answer')}>
            Enter their answer
          </Button>
        )}
      </Box>
      {open === 'reply' && <ReplyDialog lead={lead} onClose={close} />}
      {open === 'answer' && <AnswerDialog lead={lead} onClose={close} />}
    </Box>
  );
}

const bubble = { p: 1.5, my: 1, borderRadius: 2, maxWidth: 640 };
const ours = { ...bubble, bgcolor: colours.signTint, ml: { sm: 6 } };
const theirs = { ...bubble, bgcolor: colours.sunken, mr: { sm: 6 } };

/** Their answer arrives in our mailbox; here it is put beside the reply. */
const AnswerDialog = ({ lead, onClose }: { lead: RaRecord; onClose: () => void }) => (
  <MessageDialog
    message={useMessage(lead, 'answers', onClose)}
    title={`What ${lead.name} answered`}
    label="Their answer"
    send="Keep it"
    failed="It is not saved."
  />
);
