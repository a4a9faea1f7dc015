import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** Several controls that make one value, under one name. */
export const Fieldset = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box component="fieldset" aria-label={label} sx={plain}>
    <Typography variant="subtitle2">{label}</Typography>
    {children}
  </Box>
);

const plain = { border: 0, p: 0, m: 0, mb: 2, minWidth: 0, width: '100%' };
