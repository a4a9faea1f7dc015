import { MenuItem, TextField } from '@mui/material';
import { fillTemplate, type ReplyTemplate } from '@naya/contract/reply-templates';
import { textLimits } from '@naya/contract/forms/limits';
import { useState } from 'react';
import { useGetList, type RaRecord } from 'react-admin';
import { MessageDialog } from './MessageDialog.tsx';
import { useMessage } from './use-message.ts';

type Props = { lead: RaRecord; onClose: () => void };

/** A mail to the sender, from a template or free; it is kept with the lead. */
export function ReplyDialog({ lead, onClose }: Props) {
  const { data: templates = [] } = useGetList<ReplyTemplate>('reply-templates', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
  });
  const [subject, setSubject] = useState('');
  const message = useMessage(lead, 'replies', onClose);
  const values = { name: lead.name, brand: lead.franchise_name, reference: String(lead.id) };
  const take = (id: string) => {
    const template = templates.find((each) => String(each.id) === id);
    if (!template) return;
    setSubject(fillTemplate(template.subject, values));
    message.write(fillTemplate(template.text, values));
  };
  return (
    <MessageDialog
      message={message}
      title={`Reply to ${lead.name}`}
      label="Text"
      hint={`Goes to ${lead.email}, with your name below it.`}
      send="Send"
      more={{ subject }}
      failed="It is not sent."
      isReady={subject.trim() !== ''}
      minRows={8}
    >
      <TextField
        select
        label="Start with a template"
        defaultValue=""
        onChange={({ target }) => take(target.value)}
      >
        {templates.map(({ id, name }) => (
          <MenuItem key={id} value={String(id)}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label="Subject"
        value={subject}
        onChange={({ target }) => setSubject(target.value)}
        slotProps={{ htmlInput: { maxLength: textLimits.line } }}
        required
      />
    </MessageDialog>
  );
}
