import { Box, Typography } from '@mui/material';
import { colours } from '../theme.ts';
import { changedParts, type Part } from './changed-parts.ts';
import { fieldName } from './field-names.ts';
import { ReferencedName } from './ReferencedName.tsx';
import { showAll } from './show-value.ts';

type Values = Record<string, unknown>;
type Props = { before: Values; after: Values; titles?: [string, string] };

const beforeAndAfter: [string, string] = ['Before', 'After'];
const side = {
  border: 0,
  m: 0,
  minWidth: 0,
  p: 1,
  borderRadius: 1,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;

const references: Record<string, string> = { assignee_id: 'people', category_id: 'categories' };

type ValueProps = { field: string; value: unknown; parts: Part[] };

function Value({ field, value, parts }: ValueProps) {
  const resource = references[field];
  const isId = typeof value === 'string' || typeof value === 'number';
  if (resource && isId) return <ReferencedName resource={resource} id={value} />;
  return parts.map(({ at, text, isChanged }) =>
    isChanged ? (
      <Box key={at} component="mark" sx={mark}>
        {text}
      </Box>
    ) : (
      text
    ),
  );
}

const mark = {
  bgcolor: 'transparent',
  color: 'inherit',
  fontWeight: 700,
  textDecoration: 'underline',
};

/** Two states of a record, one under the other field by field. */
export function Differences({ before, after, titles = beforeAndAfter }: Props) {
  return Object.keys({ ...before, ...after }).map((field) => {
    const parts = changedParts(showAll(before[field]), showAll(after[field]));
    return (
      <Box key={field} sx={{ mb: 1.5 }}>
        <Typography variant="subtitle2">{fieldName(field)}</Typography>
        <Box sx={{ display: 'grid', gap: 0.5, gridTemplateColumns: '1fr 1fr', fontSize: 14 }}>
          <Box
            component="fieldset"
            aria-label={titles[0]}
            sx={{ ...side, bgcolor: colours.brickTint }}
          >
            <Value field={field} value={before[field]} parts={parts.before} />
          </Box>
          <Box
            component="fieldset"
            aria-label={titles[1]}
            sx={{ ...side, bgcolor: colours.leafTint }}
          >
            <Value field={field} value={after[field]} parts={parts.after} />
          </Box>
        </Box>
      </Box>
    );
  });
}
