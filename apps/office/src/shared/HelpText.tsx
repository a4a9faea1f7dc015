import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

export const HelpText = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);

export const InlineCode = ({ children }: { children: string }) => (
  <Box component="code" sx={{ bgcolor: 'action.hover', px: 0.5, borderRadius: 0.5 }}>
    {children}
  </Box>
);
