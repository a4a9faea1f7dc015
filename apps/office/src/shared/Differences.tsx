import { Box, Button, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useGetManyAggregate, type RaRecord } from 'react-admin';
import { colours } from '../theme.ts';
import { compareTexts, cutParts, splitPictures, type Part } from './compare-texts.ts';
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
  return parts.map(({ at, text, isChanged }) => (
    <Box key={at} component={isChanged ? 'mark' : 'span'} sx={isChanged ? mark : {}}>
      {splitPictures(text).map((piece, line) =>
        typeof piece === 'string' ? (
          piece
        ) : (
          // A line has no other name than its place.
          // eslint-disable-next-line react/no-array-index-key
          <Box key={line} component="img" src={piece.url} alt={piece.alt} sx={picture} />
        ),
      )}
    </Box>
  ));
}

const picture = { display: 'block', maxWidth: '100%', maxHeight: 120, my: 0.5, borderRadius: 0.5 };

const mark = {
  bgcolor: 'transparent',
  color: 'inherit',
  fontWeight: 700,
  textDecoration: 'underline',
};

/** Two states of a record, one under the other field by field. */
export const Differences = ({ before, after, titles = beforeAndAfter }: Props) =>
  Object.keys({ ...before, ...after }).map((field) => (
    <FieldDifference
      key={field}
      field={field}
      before={before[field]}
      after={after[field]}
      titles={titles}
    />
  ));

type FieldProps = { field: string; before: unknown; after: unknown; titles: [string, string] };

/** Two values of one field beside each other. */
export function FieldDifference({ field, before, after, titles }: FieldProps) {
  const [showsAll, setShowsAll] = useState(false);
  const { whole, cut } = useMemo(() => {
    const compared = compareTexts(showAll(before), showAll(after));
    const short = { before: cutParts(compared.before), after: cutParts(compared.after) };
    return { whole: compared, cut: short };
  }, [before, after]);
  const isCut = cut.before !== whole.before || cut.after !== whole.after;
  const parts = showsAll ? whole : cut;
  return (
    <Box sx={{ mb: 1.5 }}>
      <Typography variant="subtitle2">{fieldName(field.replace(/^.*\./, ''))}</Typography>
      <Box sx={{ display: 'grid', gap: 0.5, gridTemplateColumns: '1fr 1fr', fontSize: 14 }}>
        <Box
          component="fieldset"
          aria-label={titles[0]}
          sx={{ ...side, bgcolor: colours.brickTint }}
        >
          <Value field={field} value={before} parts={parts.before} />
        </Box>
        <Box
          component="fieldset"
          aria-label={titles[1]}
          sx={{ ...side, bgcolor: colours.leafTint }}
        >
          <Value field={field} value={after} parts={parts.after} />
        </Box>
      </Box>
      {isCut && !showsAll && (
        <Button size="small" onClick={() => setShowsAll(true)}>
          Show all
        </Button>
      )}
    </Box>
  );
}

type ReferenceProps = { resource: string; id: RaRecord['id'] };

/** The name of a person or a category, of which a record holds the id alone. */
function ReferencedName({ resource, id }: ReferenceProps) {
  const { data, isPending } = useGetManyAggregate<RaRecord>(resource, { ids: [id] });
  if (isPending) return '…';
  return data?.[0]?.name ?? '(no longer there)';
}
