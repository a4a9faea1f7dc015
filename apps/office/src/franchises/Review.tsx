import { Box, Button, Card, Typography } from '@mui/material';
import { useState } from 'react';
import { Title, useGetList } from 'react-admin';
import { useParams } from 'react-router';
import { Spinner } from '../shared/Spinner.tsx';
import { ReviewListing } from './ReviewListing.tsx';

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
        <ReviewListing
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
