import { TextField } from '@mui/material';
import { textLimits } from '@naya/contract/forms/limits';
import type { ReactNode } from 'react';
import { LeadDialog } from './LeadDialog.tsx';
import type { useMessage } from './use-message.ts';

type Props = {
  message: ReturnType<typeof useMessage>;
  title: string;
  label: string;
  hint?: string;
  /** The word on the button. */
  send: string;
  /** The server gets this beside the text. */
  more?: object;
  /** The operator reads this when it is not sent. */
  failed: string;
  isReady?: boolean;
  minRows?: number;
  /** Fields above the text. */
  children?: ReactNode;
};

/** Something about a lead is written and sent; what was typed is not dropped without a question. */
export function MessageDialog(props: Props) {
  const { message, title, label, hint, send, more = {}, failed, isReady = true } = props;
  const { text, write, close } = message;
  return (
    <LeadDialog
      title={title}
      action={send}
      isReady={isReady && text.trim() !== ''}
      onAct={() => void message.send(more, failed)}
      onClose={close}
    >
      {props.children}
      <TextField
        label={label}
        value={text}
        onChange={({ target }) => write(target.value)}
        slotProps={{ htmlInput: { maxLength: textLimits.text } }}
        helperText={hint}
        multiline
        minRows={props.minRows ?? 5}
        required
      />
    </LeadDialog>
  );
}
