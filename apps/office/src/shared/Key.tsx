import { Box } from '@mui/material';

/** The key that does the same as the button it stands in. */
export const Key = ({ children }: { children: string }) => (
  <Box component="kbd" aria-hidden="true" sx={cap}>
    {children}
  </Box>
);

const cap = {
  ml: 1,
  px: 0.75,
  border: 1,
  borderRadius: 0.5,
  font: 'inherit',
  fontSize: 12,
  lineHeight: 1.5,
  display: { xs: 'none', sm: 'inline' },
};
