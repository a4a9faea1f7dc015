import { Button, Card, Typography } from '@mui/material';
import { showDay } from '../shared/show-value.ts';
import type { Figures } from './figures.ts';

export function ReviewCard({ waiting }: { waiting: Figures['awaitingReview'] }) {
  return (
    <Card sx={{ p: 2 }} component="section" aria-label="Listings awaiting review">
      <Typography variant="h6" component="h2">
        Listings awaiting review
      </Typography>
      <Typography sx={{ fontSize: 44, fontWeight: 700, lineHeight: 1.2 }}>
        {waiting.count}
      </Typography>
      {waiting.oldest && (
        <Typography color="text.secondary">
          The oldest came on {showDay(waiting.oldest)}.
        </Typography>
      )}
      <Button href="#/review" variant="contained" sx={{ mt: 1 }}>
        Review
      </Button>
    </Card>
  );
}
