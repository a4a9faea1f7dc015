import { Box, Typography } from '@mui/material';
import { diffWordsWithSpace } from 'diff';
import { useGetManyAggregate, type RaRecord } from 'react-admin';
import { colours } from '../theme.ts';
import { fieldName } from './field-names.ts';
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

/** `at`: its place among the pieces. */
type Part = { at: number; text: string; isChanged: boolean };
export type ChangedParts = { before: Part[]; after: Part[] };

/** So much of what stayed is shown around a change. */
const around = 60;
/** Comparing longer texts word by word would hold the page up. */
const longest = 50_000;

/** Both texts in pieces, the changed ones marked; long stretches that stayed are cut. */
export function changedParts(before: string, after: string): ChangedParts {
  if (before.length + after.length > longest) {
    const whole = (text: string) => [
      { at: 0, text: `${text.slice(0, around * 10)}…`, isChanged: true },
    ];
    return { before: whole(before), after: whole(after) };
  }
  const parts = diffWordsWithSpace(before, after);
  const sideOf = (left: 'added' | 'removed'): Part[] =>
    parts
      .filter((part) => !part[left])
      .map(({ value, added, removed }, at) => ({
        at,
        text: added || removed ? value : shorten(value),
        isChanged: added || removed,
      }));
  return { before: sideOf('added'), after: sideOf('removed') };
}

function shorten(text: string): string {
  if (text.length <= around * 2) return text;
  return `${text.slice(0, around)} … ${text.slice(-around)}`;
}

type ReferenceProps = { resource: string; id: RaRecord['id'] };

/** The name of a person or a category, of which a record holds the id alone. */
function ReferencedName({ resource, id }: ReferenceProps) {
  const { data, isPending } = useGetManyAggregate<RaRecord>(resource, { ids: [id] });
  if (isPending) return '…';
  return data?.[0]?.name ?? '(no longer there)';
}
