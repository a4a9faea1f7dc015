import { Alert, Box, Link, Typography } from '@mui/material';
import type { FranchiseReview } from '@naya/contract/franchises/review';
import { normaliseIndianMobile } from '@naya/contract/format/phone';
import { mailtoUrl, telUrl, whatsappUrl } from '@naya/contract/urls';
import { showTime } from '../shared/show-value.ts';
import { StatusChip } from '../shared/StatusChip.tsx';

type Props = { review: FranchiseReview; place: string | null };

/** The submitter with their contact details, and the hints and duplicates that a reviewer should check. */
export function ReviewFacts({ review, place }: Props) {
  const { franchise, marks, hints, duplicates, submitter } = review;
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 1 }}>
        <StatusChip status={franchise.status} />
        <Typography color="text.secondary">{place}</Typography>
      </Box>
      <Typography variant="h5" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {franchise.business_name}
      </Typography>
      {submitter && <Submitter {...submitter} />}
      {submitter && submitter.spam_reasons.length > 0 && (
        <Alert severity="error" sx={{ my: 0.5 }}>
          Possible spam: {submitter.spam_reasons.join(', ')}
        </Alert>
      )}
      {marks.map((mark) => (
        <Alert key={mark} severity="error" sx={{ my: 0.5 }}>
          Possible fraud. {mark}
        </Alert>
      ))}
      {hints.map((hint) => (
        <Alert key={hint} severity="warning" sx={{ my: 0.5 }}>
          {hint}
        </Alert>
      ))}
      {duplicates.map((twin) => (
        <Alert key={twin.id} severity="info" sx={{ my: 0.5 }}>
          Looks like <Link href={`#/franchises/${twin.id}`}>{twin.business_name}</Link> (
          {twin.status})
        </Alert>
      ))}
      {marks.length + hints.length + duplicates.length === 0 && (
        <Alert severity="success">Nothing stands out.</Alert>
      )}
    </>
  );
}

function Submitter({ name, email, phone, created_at }: NonNullable<FranchiseReview['submitter']>) {
  const whatsapp = whatsappUrl(normaliseIndianMobile(phone));
  return (
    <Box sx={{ my: 1, overflowWrap: 'anywhere' }}>
      <Typography>{name}</Typography>
      <Typography color="text.secondary">{showTime(created_at)}</Typography>
      {email ? <Link href={mailtoUrl(email)}>{email}</Link> : 'e-mail not given'}
      {phone && (
        <Box sx={{ display: 'flex', gap: 2 }}>
          <Link href={telUrl(phone)}>{phone}</Link>
          {whatsapp && (
            <Link href={whatsapp} target="_blank" rel="noopener">
              WhatsApp
            </Link>
          )}
        </Box>
      )}
    </Box>
  );
}
