import { Box, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';

type Props = { title: string; rows: [string, number][]; children: ReactNode };

export function ChartCard({ title, rows, children }: Props) {
  return (
    <Card sx={{ p: 2 }} component="section" aria-label={title}>
      <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {rows.length === 0 ? (
        <Typography color="text.secondary">Nothing yet.</Typography>
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
