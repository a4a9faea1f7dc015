import { Box, Button, Card, Typography } from '@mui/material';
import type { FranchiseReview } from '@naya/contract/franchises/review';
import { officeApiUrl } from '@naya/contract/urls';
import { useState } from 'react';
import { Title, useGetList } from 'react-admin';
import { useParams } from 'react-router';
import { ListingReviewPanel } from '../brands/ListingReviewPanel.tsx';
import { Key } from '../shared/Key.tsx';
import { useRead } from '../shared/use-read.ts';
import { useFranchiseAction } from './use-franchise-action.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { ReviewFacts } from './ReviewFacts.tsx';
import { useKeyboardShortcuts } from './use-keyboard-shortcuts.ts';
import { Spinner } from '../shared/Spinner.tsx';

/** Another URL starts another round. */
export function ReviewRoute() {
  const { id } = useParams();
  return <ReviewScreen key={id ?? 'next'} id={id} />;
}

/** The listings that wait, one after the other: the oldest first, or the one in the URL. */
function ReviewScreen({ id }: { id: string | undefined }) {
  const [place, setPlace] = useState(0);
  const {
    data = [],
    total = 0,
    isPending,
  } = useGetList('franchises', {
    filter: { status: 'pending' },
    sort: { field: 'created_at', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  });
  const at = data.length > 0 ? place % data.length : 0;
  const chosen = id ?? data[at]?.id;
  return (
    <Box sx={{ p: { xs: 1, sm: 2 } }}>
      <Title title="Review" />
      {isPending && <Spinner />}
      {!isPending && chosen === undefined && <AllReviewed />}
      {chosen !== undefined && (
        <ReviewOne
          key={chosen}
          id={chosen}
          place={id === undefined ? `${at + 1} of ${total}` : null}
          onNext={
            data.length > 1 && id === undefined ? () => setPlace((at + 1) % data.length) : null
          }
        />
      )}
    </Box>
  );
}

const AllReviewed = () => (
  <Card sx={{ p: 4, textAlign: 'center', maxWidth: 560, mx: 'auto', mt: 4 }}>
    <Typography variant="h5" component="h2">
      Nothing waits for a review.
    </Typography>
    <Typography color="text.secondary" sx={{ my: 1 }}>
      New listings appear here as they come in, the oldest first.
    </Typography>
    <Button href="#/franchises">All franchises</Button>
  </Card>
);

type OneProps = { id: string | number; place: string | null; onNext: (() => void) | null };

function ReviewOne({ id, place, onNext }: OneProps) {
  const { data: review, refetch } = useRead<FranchiseReview>(`/franchises/${id}/review`);
  const act = useFranchiseAction();
  const [rejecting, setRejecting] = useState(false);
  const decide = async (action: 'approve' | 'reject', reason?: string) => {
    setRejecting(false);
    await act(action, [id], reason);
    await refetch();
  };
  const isPending = review?.franchise.status === 'pending';
  useKeyboardShortcuts({
    a: () => isPending && !rejecting && void decide('approve'),
    r: () => isPending && setRejecting(true),
    n: () => !rejecting && onNext?.(),
  });
  if (!review) return <Spinner />;
  return (
    <Box sx={columns}>
      <Box sx={{ alignSelf: 'start' }}>
        <Card sx={{ p: 2 }}>
          <ReviewFacts review={review} place={place} />
          <Box sx={buttons}>
            {isPending && (
              <>
                <Button variant="contained" onClick={() => void decide('approve')}>
                  Approve <Key>A</Key>
                </Button>
                <Button variant="outlined" color="error" onClick={() => setRejecting(true)}>
                  Reject <Key>R</Key>
                </Button>
              </>
            )}
            {onNext && (
              <Button onClick={onNext}>
                Next <Key>N</Key>
              </Button>
            )}
            <Button href={`#/franchises/${id}`}>Edit</Button>
          </Box>
        </Card>
        <ListingReviewPanel id={id} onDecided={() => void refetch()} />
      </Box>
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

const columns = { display: 'grid', gap: 2, gridTemplateColumns: { lg: '340px 1fr' } };
const frame = {
  width: '100%',
  height: { xs: '70vh', lg: 'calc(100vh - 110px)' },
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
};
const buttons = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  mt: 2,
  mx: -2,
  mb: -2,
  p: 2,
  borderTop: 1,
  borderColor: 'divider',
};
