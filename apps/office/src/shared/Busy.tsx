import { Box, CircularProgress } from '@mui/material';

export const Busy = () => (
  <Box sx={{ display: 'grid', placeItems: 'center', minHeight: 160 }}>
    <CircularProgress />
  </Box>
);
