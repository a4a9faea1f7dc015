import { Box, Button, Card } from '@mui/material';
import type { FranchiseReview } from '@naya/contract/franchises/review';
import { officeApiUrl } from '@naya/contract/urls';
import { useState } from 'react';
import { ListingReviewPanel } from '../brands/ListingReviewPanel.tsx';
import { Key } from '../shared/Key.tsx';
import { Spinner } from '../shared/Spinner.tsx';
import { useRead } from '../shared/use-read.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { ReviewFacts } from './ReviewFacts.tsx';
import { useFranchiseAction } from './use-franchise-action.ts';
import { useKeyboardShortcuts } from './use-keyboard-shortcuts.ts';

type Props = { id: string | number; place: string | null; onNext: (() => void) | null };

/** A listing beside its page, with what can be decided about it. */
export function ReviewListing({ id, place, onNext }: Props) {
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
