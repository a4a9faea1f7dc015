import { Box, CircularProgress } from '@mui/material';

export const Spinner = () => (
  <Box sx={{ display: 'grid', placeItems: 'center', minHeight: 160 }}>
    <CircularProgress />
  </Box>
);
