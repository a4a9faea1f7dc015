import type { ColourUse } from '@naya/contract/site-info/brand';
import { Alert, Box } from '@mui/material';
import { useRead } from '../shared/use-read.ts';

const Swatch = ({ colour }: { colour: string }) => (
  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
    <Box component="span" sx={{ ...swatch, bgcolor: colour }} />
    {colour}
  </Box>
);

const swatch = {
  display: 'inline-block',
  width: 14,
  height: 14,
  mr: 0.5,
  borderRadius: 0.5,
  verticalAlign: 'text-bottom',
};

/** Says so before it is saved when the site has to use another colour than the one chosen. */
export function ColourWarning({ colour }: { colour: string }) {
  const { data } = useRead<ColourUse>(`/colours/${colour.slice(1).toLowerCase()}`);
  if (!data?.isDarkened) return null;
  return (
    <Alert severity="warning" sx={{ width: '100%', mb: 1 }}>
      Text in <Swatch colour={colour} /> could not be read on light pages. The site uses{' '}
      <Swatch colour={data.light} /> instead there, and <Swatch colour={data.dark} /> on dark pages.
    </Alert>
  );
}
