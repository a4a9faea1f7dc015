import { Button, Typography } from '@mui/material';
import type { Identifier } from 'react-admin';
import type { OfficeCalls } from '@naya/contract/franchises/call-form';
import { AsideCard } from '../shared/AsideCard.tsx';
import { useRead } from '../shared/use-action.ts';

/** Beside the brand's form: how far the calls are, and the way to them. */
export function CallsCard({ id }: { id: Identifier }) {
  const { data } = useRead<OfficeCalls>(`/franchises/${id}/franchisees`);
  if (!data) return null;
  const open = data.calls.filter(({ outcome }) => outcome === null).length;
  return (
    <AsideCard title="Would you do it again?">
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {data.franchisees.length} partners on the brand’s list, {data.calls.length - open} rung or
        tried, {open} to ring now.
      </Typography>
      <Button variant="outlined" href={`#/franchise-calls/${id}`}>
        Ring partners
      </Button>
    </AsideCard>
  );
}
