import { Alert, Box, Button, Card, Link, Typography } from '@mui/material';
import { mailtoUrl, officeApiUrl, telUrl } from '@naya/contract/urls';
import { useState } from 'react';
import { Title, useGetList, type RaRecord } from 'react-admin';
import { showTime } from '../shared/show-value.ts';
import { StatusChip } from '../shared/StatusChip.tsx';
import { useRead } from '../shared/read.ts';
import { useFranchiseAction } from './act.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { useKeys } from './use-keys.ts';
import { Busy } from '../shared/Busy.tsx';

type Review = {
  franchise: RaRecord;
  hints: string[];
  duplicates: { id: number; business_name: string; status: string }[];
  submitter: { name: string; email: string; phone: string | null; created_at: string } | null;
};

/** The listings that wait, one after the other: the oldest first, or the one in the address. */
export function ReviewScreen({ id }: { id?: string }) {
  const { data = [], isPending } = useGetList('franchises', {
    filter: { status: 'pending' },
    sort: { field: 'created_at', order: 'ASC' },
    pagination: { page: 1, perPage: 1 },
  });
  const chosen = id ?? data[0]?.id;
  return (
    <Box sx={{ p: { xs: 1, sm: 2 } }}>
      <Title title="Review" />
      {isPending && <Busy />}
      {!isPending && chosen === undefined && (
        <Alert severity="success">Nothing waits for a review.</Alert>
      )}
      {chosen !== undefined && <ReviewOne key={chosen} id={chosen} />}
    </Box>
  );
}

function ReviewOne({ id }: { id: string | number }) {
  const { data: review, refetch } = useRead<Review>(`/franchises/${id}/review`);
  const act = useFranchiseAction();
  const [rejecting, setRejecting] = useState(false);
  const decide = async (action: 'approve' | 'reject', reason?: string) => {
    setRejecting(false);
    await act(action, [id], reason);
    await refetch();
  };
  const isPending = review?.franchise.status === 'pending';
  useKeys({
    a: () => isPending && void decide('approve'),
    r: () => isPending && setRejecting(true),
  });
  if (!review) return <Busy />;
  const { franchise, hints, duplicates, submitter } = review;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { lg: '320px 1fr' } }}>
      <Card sx={{ p: 2, alignSelf: 'start' }}>
        <Typography variant="h5" component="h2">
          {franchise.business_name}
        </Typography>
        <StatusChip status={franchise.status} />
        {submitter && (
          <Typography sx={{ my: 1 }}>
            {submitter.name}, {showTime(submitter.created_at)}
            <br />
            <Link href={mailtoUrl(submitter.email)}>{submitter.email}</Link>
            <br />
            {submitter.phone && <Link href={telUrl(submitter.phone)}>{submitter.phone}</Link>}
          </Typography>
        )}
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
        {isPending && (
          <Box sx={{ display: 'flex', gap: 1, mt: 2 }}>
            <Button variant="contained" onClick={() => void decide('approve')}>
              Approve (A)
            </Button>
            <Button variant="outlined" color="error" onClick={() => setRejecting(true)}>
              Reject (R)
            </Button>
          </Box>
        )}
        <Button href={`#/franchises/${id}`} sx={{ mt: 1 }}>
          Edit
        </Button>
      </Card>
      <Box
        component="iframe"
        title="As it will look"
        src={`${officeApiUrl}/preview/franchises/${id}`}
        sandbox="allow-same-origin"
        sx={frame}
      />
      {rejecting && (
        <ReasonDialog
          title="Reject"
          onGive={(reason) => void decide('reject', reason)}
          onClose={() => setRejecting(false)}
        />
      )}
    </Box>
  );
}

const frame = { width: '100%', height: '80vh', border: 1, borderColor: 'divider', borderRadius: 1 };
