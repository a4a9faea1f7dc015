import type { OfficeSecondFactorSetUp } from '@naya/contract/accounts/sessions';
import { Box, Link, Typography } from '@mui/material';
import { lazy, Suspense } from 'react';
import { Spinner } from '../shared/Spinner.tsx';

const QrCode = lazy(() => import('./QrCode.tsx'));

/** How an app learns the key, and what to keep for the day the phone is lost. */
export const SetUpSteps = ({ uri, secret, backupCodes }: OfficeSecondFactorSetUp) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
    <Suspense fallback={<Spinner />}>
      <QrCode text={uri} />
    </Suspense>
    <Box sx={{ flex: '1 1 240px', minWidth: 0, display: 'grid', gap: 1.5, alignContent: 'start' }}>
      <Typography>
        Scan this with your authenticator app, or <Link href={uri}>open it on this phone</Link>. The
        same key to type in:
      </Typography>
      <Box component="code" sx={key}>
        {(secret.match(/.{1,4}/g) ?? []).join(' ')}
      </Box>
      <Typography>Keep these codes for the day the phone is lost; each works once:</Typography>
      <Box component="ul" aria-label="Backup codes" sx={codes}>
        {backupCodes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
    </Box>
  </Box>
);

const mono = { fontFamily: 'ui-monospace, monospace', fontSize: 15 };
const key = { ...mono, overflowWrap: 'anywhere', bgcolor: 'action.hover', p: 1, borderRadius: 1 };
const codes = {
  ...mono,
  m: 0,
  p: 0,
  listStyle: 'none',
  columns: '2 110px',
};
