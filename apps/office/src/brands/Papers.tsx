import type { BrandPaper } from '@naya/contract/brands/entity';
import { officeApiUrl } from '@naya/contract/urls';
import { Box, Link, Typography } from '@mui/material';
import { showDay } from '../shared/show-value.ts';

/** Papers that the brand sent for its verification. */
export function Papers({ papers }: { papers: BrandPaper[] }) {
  if (papers.length === 0) return null;
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', mt: 1.5, pt: 1.5 }}>
      <Typography variant="subtitle2">Papers of the brand</Typography>
      {papers.map(({ id, detail, name, created_at }) => (
        <Typography key={id} sx={{ overflowWrap: 'anywhere' }}>
          <Link href={`${officeApiUrl}/brand-papers/${id}/file`}>{detail}</Link>: {name},{' '}
          {showDay(created_at)}
        </Typography>
      ))}
    </Box>
  );
}
