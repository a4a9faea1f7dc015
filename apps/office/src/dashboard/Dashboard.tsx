import type { OfficeRole } from '@naya/contract/accounts/roles';
import type { Overview } from '@naya/contract/office/overview';
import { Box } from '@mui/material';
import { lazy, Suspense } from 'react';
import { Title, usePermissions } from 'react-admin';
import { useRead } from '../shared/use-action.ts';
import { Spinner } from '../shared/Spinner.tsx';
import { Waiting } from './Waiting.tsx';

const Plots = lazy(() => import('./Plots.tsx'));

export function Dashboard() {
  const { data: overview } = useRead<Overview>('/dashboard');
  const { permissions: role } = usePermissions<OfficeRole>();
  if (!overview || !role) return <Spinner />;
  return (
    <Box sx={grid}>
      <Title title="Overview" />
      <Waiting />
      <Suspense fallback={<Spinner />}>
        <Plots overview={overview} role={role} />
      </Suspense>
    </Box>
  );
}

const grid = {
  p: { xs: 1, sm: 2 },
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
};
