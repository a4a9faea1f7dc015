import { Box, Card, Typography } from '@mui/material';
import type { Figures } from './figures.ts';

/** Whether mail goes out and work gets done. */
export function HealthCard({ mails, jobs }: Pick<Figures, 'mails' | 'jobs'>) {
  const sent = (status: string) => mails.find((row) => row.status === status)?.count ?? 0;
  return (
    <Card sx={{ p: 2 }} component="section" aria-label="Mail and queue">
      <Typography variant="h6" component="h2">
        Mail and queue
      </Typography>
      <Typography sx={{ my: 1 }}>
        Mails in 30 days: {sent('sent')} sent, {sent('queued')} waiting, {sent('failed')} failed.
      </Typography>
      {jobs.length === 0 && <Typography>Nothing waits in the queue.</Typography>}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {jobs.map(({ name, state, count }) => (
          <li key={`${name} ${state}`}>
            {name}: {count} {state}
          </li>
        ))}
      </Box>
    </Card>
  );
}
