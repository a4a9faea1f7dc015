import { Box, Link, Typography } from '@mui/material';
import { formatRupees } from '@naya/contract/format/amount';
import { franchiseUrl } from '@naya/contract/urls';
import { useGetMany, useRecordContext } from 'react-admin';
import { StatusChip } from '../shared/StatusChip.tsx';
import { colours } from '../theme.ts';

/** The franchise that the lead is about: enough to speak about it on the telephone. */
export function LeadFranchise() {
  const lead = useRecordContext();
  const id = lead?.['franchise_id'] as number | null | undefined;
  const { data } = useGetMany('lead-franchises', { ids: id ? [id] : [] }, { enabled: Boolean(id) });
  const franchise = data?.[0];
  if (!franchise) return null;
  const amounts = [franchise.investment_min, franchise.investment_max]
    .filter((amount) => amount !== null)
    .map((amount: number) => formatRupees(amount));
  const facts = [
    amounts.length > 0 && `Investment ${amounts.join(' to ')}`,
    franchise.headquarters && `from ${franchise.headquarters}`,
  ];
  return (
    <Box component="section" aria-label="About the franchise" sx={card}>
      <Typography sx={{ fontWeight: 650 }}>
        {franchise.status === 'approved' ? (
          <Link href={franchiseUrl(franchise.id)} target="_blank" rel="noopener">
            {franchise.business_name}
          </Link>
        ) : (
          franchise.business_name
        )}
      </Typography>
      <StatusChip status={franchise.status} />
      <Typography color="text.secondary" sx={{ width: '100%' }}>
        {facts.filter(Boolean).join(', ')}
      </Typography>
    </Box>
  );
}

const card = {
  width: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  p: 1.5,
  my: 1,
  borderRadius: 2,
  bgcolor: colours.sunken,
};
