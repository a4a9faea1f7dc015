import { brandStageLabels, brandStages, type BrandStage } from '@naya/contract/brands/stages';
import { MenuItem, TextField } from '@mui/material';
import { textLimits } from '@naya/contract/forms/limits';
import { useState } from 'react';
import { useRefresh, type RaRecord } from 'react-admin';
import { post } from '../api/call.ts';
import { confirmDrop, useUnsaved } from '../shared/leave-guard.tsx';
import { useAction } from '../shared/use-action.ts';
import { LeadDialog } from './LeadDialog.tsx';
import { MessageDialog } from './MessageDialog.tsx';
import { useMessage } from './use-message.ts';

type Props = { lead: RaRecord; onClose: () => void };

export const ReplyForBrand = ({ lead, onClose }: Props) => (
  <MessageDialog
    message={useMessage(lead, 'brand/reply', onClose)}
    title={`Reply on behalf of ${lead.franchise_name}`}
    label="Text"
    hint={`Goes to ${lead.email}, who reads that we write on behalf of the brand and answers to the brand.`}
    send="Send"
    failed="It is not sent."
    minRows={8}
  />
);

export function MarkForBrand({ lead, onClose }: Props) {
  const message = useMessage(lead, 'brand/answered', onClose);
  return (
    <MessageDialog
      message={message}
      title={`${lead.franchise_name} has answered`}
      label="How the brand answered"
      hint="A note for the brand. A week later we ask the investor whether it answered."
      send="Mark as answered"
      more={{ note: message.text }}
      failed="It is not marked."
    />
  );
}

export function StageForBrand({ lead, onClose, stage: now }: Props & { stage: BrandStage }) {
  const [stage, setStage] = useState<string>(now);
  const [reason, setReason] = useState('');
  const refresh = useRefresh();
  const run = useAction();
  const close = () => {
    if (confirmDrop(reason !== '')) onClose();
  };
  useUnsaved(reason !== '');
  const needsReason = stage === 'not-a-fit';
  const save = async () => {
    const change = () => post(`/leads/${lead.id}/brand/stage`, { stage, reason });
    if (!(await run(change, { failed: 'It is not changed.' }))) return;
    onClose();
    refresh();
  };
  return (
    <LeadDialog
      title={`Stage on behalf of ${lead.franchise_name}`}
      action="Save"
      isReady={!needsReason || reason.trim() !== ''}
      onAct={() => void save()}
      onClose={close}
    >
      <TextField
        select
        label="How far the brand is"
        value={stage}
        onChange={({ target }) => setStage(target.value)}
      >
        {brandStages.map((each) => (
          <MenuItem key={each} value={each}>
            {brandStageLabels[each]}
          </MenuItem>
        ))}
      </TextField>
      {needsReason && (
        <TextField
          label="Why it is not a fit"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: textLimits.line } }}
          required
        />
      )}
    </LeadDialog>
  );
}
