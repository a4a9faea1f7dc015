import { Typography } from '@mui/material';

/** Above a group of inputs. */
export const Heading = ({ children }: { children: string }) => (
  <Typography variant="h6" component="h2" sx={{ mt: 2, mb: 1 }}>
    {children}
  </Typography>
);
