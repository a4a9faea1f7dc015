import { Box, Typography } from '@mui/material';
import { colours } from '../theme.ts';
import { fieldName, showValue } from './show-value.ts';

type Values = Record<string, unknown>;
type Props = { before: Values; after: Values; titles?: [string, string] };

const side = { p: 1, borderRadius: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

/** Two states of a record, one under the other field by field. */
export function Differences({ before, after, titles = ['Before', 'After'] }: Props) {
  return Object.keys(after).map((field) => (
    <Box key={field} sx={{ mb: 1.5 }}>
      <Typography variant="subtitle2">{fieldName(field)}</Typography>
      <Box sx={{ display: 'grid', gap: 0.5, gridTemplateColumns: '1fr 1fr', fontSize: 14 }}>
        <Box sx={{ ...side, bgcolor: colours.brickTint }} aria-label={titles[0]} role="group">
          {showValue(before[field])}
        </Box>
        <Box sx={{ ...side, bgcolor: colours.leafTint }} aria-label={titles[1]} role="group">
          {showValue(after[field])}
        </Box>
      </Box>
    </Box>
  ));
}
