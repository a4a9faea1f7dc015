import { Box, Button, Card } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FranchiseReview } from '@naya/contract/franchises/review';
import { officeApiUrl } from '@naya/contract/office/urls';
import { ListingReviewPanel } from '../brands/ListingReviewPanel.tsx';
import { ReasonDialog } from '../shared/ReasonDialog.tsx';
import { Spinner } from '../shared/Spinner.tsx';
import { useRead } from '../shared/use-action.ts';
import { ReviewFacts } from './ReviewFacts.tsx';
import { useFranchiseAction } from './use-franchise-action.ts';

type Props = { id: string | number; place: string | null; onNext: (() => void) | null };

/** A listing beside its page, with what can be decided about it. */
export function ReviewListing({ id, place, onNext }: Props) {
  const { data: review, refetch } = useRead<FranchiseReview>(`/franchises/${id}/review`);
  const act = useFranchiseAction();
  const [rejecting, setRejecting] = useState(false);
  const decide = async (action: 'approve' | 'reject', reason?: string) => {
    setRejecting(false);
    await act(action, [{ id, version: review?.version }], reason);
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
        // What is decided is what is seen: a newer version is loaded anew.
        key={review.version}
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

/** The key that does the same as the button it stands in. */
const Key = ({ children }: { children: string }) => (
  <Box component="kbd" aria-hidden="true" sx={cap}>
    {children}
  </Box>
);

const cap = {
  ml: 1,
  px: 0.75,
  border: 1,
  borderRadius: 0.5,
  font: 'inherit',
  fontSize: 12,
  lineHeight: 1.5,
  display: { xs: 'none', sm: 'inline' },
};

/** Here a letter is typed, chooses an option, or belongs to a dialog above the screen. */
const takesLetters = 'input, textarea, select, [role=combobox], [role=listbox], [role=dialog]';

/** Calls the function of a pressed key, unless the focus is where letters are taken. */
function useKeyboardShortcuts(keys: Record<string, () => unknown>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isTaken = event.target instanceof Element && event.target.closest(takesLetters);
    if (isTaken || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = keys[event.key.toLowerCase()];
    if (!act) return;
    // A field that it opens would get the letter typed into it.
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
