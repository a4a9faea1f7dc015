import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Two inputs beside each other where there is room. */
export const Pair = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{ display: 'grid', gap: { sm: 2 }, gridTemplateColumns: { sm: '1fr 1fr' }, width: '100%' }}
  >
    {children}
  </Box>
);
