import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { type Identifier, useRecordContext, useRefresh, type RaRecord } from 'react-admin';
import type { EnquiryDelivery, BrandMessage } from '@naya/contract/brands/entity';
import {
  brandStageLabels,
  type InvestorFeedback,
  rulings,
  type BrandStage,
} from '@naya/contract/brands/stages';
import { post } from '../api/call.ts';
import { showTime } from '../shared/show-value.ts';
import { useAction } from '../shared/use-action.ts';
import { MarkForBrand, ReplyForBrand, StageForBrand } from './ForBrandDialogs.tsx';

const words: Record<InvestorFeedback, string> = {
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
  if (lead['withdrawn_at'] && !delivery) {
    return <Alert sx={{ width: '100%' }}>Ended by its sender: please do not write or call.</Alert>;
  }
  if (delivery) {
    const isDenied = Boolean(delivery.answered_at && delivery.word && delivery.word !== 'yes');
    return (
      <>
        <Alert
          severity={(isDenied && !delivery.ruling) || delivery.mail_failed ? 'warning' : 'success'}
          sx={{ width: '100%' }}
        >
          {[
            `Delivered to the brand ${showTime(delivery.delivered_at)}`,
            delivery.answered_at
              ? `answered ${showTime(delivery.answered_at)}`
              : `answer due ${showTime(delivery.due_at)}`,
            brandStageLabels[delivery.stage],
            lead['confirmed_at'] ? 'confirmed by its sender' : 'not confirmed by its sender',
            ...(lead['withdrawn_at'] ? ['ended by its sender: please do not write or call'] : []),
            ...(delivery.word ? [words[delivery.word]] : []),
            ...(delivery.ruling ? [`decided: ${delivery.ruling}`] : []),
            ...(delivery.mail_failed ? ['a mail to the brand could not be sent: see Mails'] : []),
          ].join(' · ')}
        </Alert>
        {isDenied && <Ruling id={lead.id} delivery={delivery} />}
        {!lead['withdrawn_at'] && <ForBrand lead={lead} stage={delivery.stage} />}
      </>
    );
  }
  const forward = async () => {
    const messages = { failed: 'It is not forwarded.' };
    if (await run(() => post(`/leads/${lead.id}/forward`), messages)) refresh();
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

/** The brand says that it answered and the investor that it did not: it counts for the reply rate as somebody of ours decides. */
function Ruling({ id, delivery }: { id: Identifier; delivery: EnquiryDelivery }) {
  const refresh = useRefresh();
  const run = useAction();
  const { word, ruling: before } = delivery;
  const decide = async (ruling: (typeof rulings)[number]) => {
    const messages = { done: 'Decided.', failed: 'It is not decided.' };
    if (await run(() => post(`/leads/${id}/brand/ruling`, { ruling, word, before }), messages)) {
      refresh();
    }
  };
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      For the reply rate:
      {rulings.map((ruling) => (
        <Button
          key={ruling}
          size="small"
          disabled={ruling === before}
          onClick={() => void decide(ruling)}
        >
          Count as {ruling}
        </Button>
      ))}
    </Box>
  );
}

const authorOf = (author: string | null, isOnBehalf: boolean) =>
  isOnBehalf ? 'We, on behalf of the brand' : (author ?? 'Somebody of the brand');

/** Shows the brand's conversation with the investor; an operator can act in its place, and the history says who did. */
function ForBrand({ lead, stage }: { lead: RaRecord; stage: BrandStage }) {
  const [open, setOpen] = useState<'reply' | 'mark' | 'stage' | null>(null);
  const close = () => setOpen(null);
  const replies = (lead['brand_replies'] ?? []) as BrandMessage[];
  return (
    <Box component="section" aria-label="On behalf of the brand" sx={{ width: '100%', mt: 1 }}>
      {replies.map(({ id, kind, author, on_behalf, text, created_at }) => (
        <Box key={id} sx={{ borderTop: 1, borderColor: 'divider', mt: 1, pt: 1 }}>
          <Typography variant="body2" color="text.secondary">
            {kind === 'answer' ? 'The investor' : authorOf(author, on_behalf)},{' '}
            {showTime(created_at)}
            {kind === 'statement' && ', to us, about the answer that the investor denies'}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
        </Box>
      ))}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 1 }}>
        <Button size="small" disabled={!lead.email} onClick={() => setOpen('reply')}>
          Reply for the brand
        </Button>
        <Button size="small" onClick={() => setOpen('mark')}>
          Mark as answered
        </Button>
        <Button size="small" onClick={() => setOpen('stage')}>
          Change the stage
        </Button>
      </Box>
      {open === 'reply' && <ReplyForBrand lead={lead} onClose={close} />}
      {open === 'mark' && <MarkForBrand lead={lead} onClose={close} />}
      {open === 'stage' && <StageForBrand lead={lead} stage={stage} onClose={close} />}
    </Box>
  );
}
