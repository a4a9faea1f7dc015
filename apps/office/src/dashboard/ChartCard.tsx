import { Box, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';

type Props = {
  title: string;
  rows: [string, number][];
  empty?: string;
  /** A link or button beside the title. */
  action?: ReactNode;
  children: ReactNode;
};

export function ChartCard({ title, rows, empty = 'Nothing yet.', action, children }: Props) {
  return (
    <Card sx={{ p: 2 }} component="section" aria-label={title}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mb: 1, minHeight: 36 }}>
        <Typography variant="h6" component="h2">
          {title}
        </Typography>
        {action}
      </Box>
      {rows.length === 0 ? (
        <Typography color="text.secondary">{empty}</Typography>
      ) : (
        <Box aria-hidden="true">{children}</Box>
      )}
      <Box component="table" sx={unseen}>
        <caption>{title}</caption>
        <tbody>
          {rows.map(([name, count]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Card>
  );
}

const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};
