import type { OfficeRole } from '@naya/contract/accounts/roles';
import { Box } from '@mui/material';
import { lazy, Suspense } from 'react';
import { Title, usePermissions } from 'react-admin';
import { useRead } from '../shared/read.ts';
import type { Figures } from './figures.ts';
import { Busy } from '../shared/Busy.tsx';

const Charts = lazy(() => import('./Charts.tsx'));

export function Dashboard() {
  const { data: figures } = useRead<Figures>('/dashboard');
  const { permissions: role } = usePermissions<OfficeRole>();
  if (!figures) return <Busy />;
  return (
    <Box sx={grid}>
      <Title title="Overview" />
      <Suspense fallback={<Busy />}>
        <Charts figures={figures} role={role} />
      </Suspense>
    </Box>
  );
}

const grid = {
  p: { xs: 1, sm: 2 },
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
};
