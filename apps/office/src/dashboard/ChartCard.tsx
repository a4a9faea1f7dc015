import { Box, Button, Card, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { colours } from '../theme.ts';

export type Cell = string | { text: string; to: string };
type Props = {
  title: string;
  /** One sentence that says what the plot shows. */
  summary: string;
  /** The names of the table's columns, and its rows. */
  head: string[];
  rows: Cell[][];
  isEmpty: boolean;
  /** The list behind it. */
  action?: { label: string; to: string } | undefined;
  children: ReactNode;
};

/** A plot, the sentence that it says, the way to the list behind it, and the same figures as a table. */
export function ChartCard({ title, summary, head, rows, isEmpty, action, children }: Props) {
  return (
    <Card sx={{ p: 2, minWidth: 0 }} component="section" aria-label={title}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="h6" component="h2">
          {title}
        </Typography>
        {action && (
          <Button size="small" href={action.to}>
            {action.label}
          </Button>
        )}
      </Box>
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        {isEmpty ? 'Nothing yet.' : summary}
      </Typography>
      {!isEmpty && <Box aria-hidden="true">{children}</Box>}
      {!isEmpty && (
        <Box component="details" sx={{ mt: 1 }}>
          <Typography component="summary" sx={{ cursor: 'pointer', fontSize: 14 }}>
            As a table
          </Typography>
          <Box
            component="section"
            sx={{ overflowX: 'auto' }}
            tabIndex={0}
            aria-label={`${title}, table`}
          >
            <Box component="table" sx={table}>
              <thead>
                <tr>
                  {head.map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(([name = '', ...figures]) => (
                  <tr key={textOf(name)}>
                    <th scope="row">{show(name)}</th>
                    {figures.map((figure, index) => (
                      <td key={head[index + 1]}>{show(figure)}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </Box>
          </Box>
        </Box>
      )}
    </Card>
  );
}

const textOf = (cell: Cell) => (typeof cell === 'string' ? cell : cell.text);
const show = (cell: Cell) =>
  typeof cell === 'string' ? cell : <Link href={cell.to}>{cell.text}</Link>;

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 14,
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    textAlign: 'right',
    p: 0.75,
    borderBottom: `1px solid ${colours.line}`,
    fontWeight: 400,
  },
  '& th:first-of-type': { textAlign: 'left' },
  '& thead th': { color: colours.muted },
};

/** A list of the office, narrowed to rows that hold these values. */
export const listLink = (resource: string, filter: object): string =>
  `#/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
