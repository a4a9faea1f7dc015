import { Alert, Button } from '@mui/material';
import type { EnquiryDelivery } from '@naya/contract/brands/entity';
import { brandStageLabels, type InvestorWord } from '@naya/contract/brands/stages';
import { useRecordContext, useRefresh } from 'react-admin';
import { post } from '../api/call.ts';
import { showTime } from '../shared/show-value.ts';
import { ForBrand } from './ForBrand.tsx';
import { useAction } from '../shared/use-action.ts';

const words: Record<InvestorWord, string> = {
  yes: 'the investor says they answered',
  no: 'the investor says nobody answered',
  rubbish: 'the investor says it was no answer',
};

/** Whether the brand has an enquiry, and what became of it; without people of the brand it is forwarded by hand. */
export function Delivery() {
  const lead = useRecordContext();
  const refresh = useRefresh();
  const run = useAction();
  if (!lead || lead.kind !== 'enquiry' || !lead.franchise_id || lead.erased_at) return null;
  const delivery = lead['delivery'] as EnquiryDelivery | null;
  if (delivery) {
    const isDenied = delivery.answered_at && delivery.word && delivery.word !== 'yes';
    return (
      <>
        <Alert
          severity={isDenied || delivery.mail_failed ? 'warning' : 'success'}
          sx={{ width: '100%' }}
        >
          {[
            `Delivered to the brand ${showTime(delivery.delivered_at)}`,
            delivery.answered_at
              ? `answered ${showTime(delivery.answered_at)}`
              : `answer due ${showTime(delivery.due_at)}`,
            brandStageLabels[delivery.stage],
            ...(delivery.word ? [words[delivery.word]] : []),
            ...(delivery.mail_failed ? ['a mail to the brand could not be sent: see Mails'] : []),
          ].join(' · ')}
        </Alert>
        <ForBrand lead={lead} stage={delivery.stage} />
      </>
    );
  }
  const forward = async () => {
    const told = { failed: 'It is not forwarded.' };
    if (await run(() => post(`/leads/${lead.id}/forward`), told)) refresh();
  };
  return (
    <Alert
      severity="info"
      sx={{ width: '100%' }}
      action={<Button onClick={() => void forward()}>Forward to the brand</Button>}
    >
      The brand does not have this enquiry yet.
    </Alert>
  );
}
