import { Typography } from '@mui/material';
import { maxMessagesShown } from '@naya/contract/submissions/leads';

/** Says so when there may be older ones. */
export const OnlyNewest = ({ count, what }: { count: number; what: string }) =>
  count < maxMessagesShown ? null : (
    <Typography variant="body2" color="text.secondary">
      The newest {maxMessagesShown} {what} are shown.
    </Typography>
  );
