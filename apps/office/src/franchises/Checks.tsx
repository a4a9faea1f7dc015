import { Alert, Typography } from '@mui/material';
import type { OfficeChecks } from '@naya/contract/franchises/check-form';
import type { Identifier } from 'react-admin';
import { AsideCard } from '../shared/AsideCard.tsx';
import { useRead } from '../shared/use-read.ts';
import { showDay } from '../shared/show-value.ts';
import { CheckForm } from './CheckForm.tsx';
import { CheckLine } from './CheckLine.tsx';

/** The checks of a brand, by whom and when. The public sees kind, day and detail; notes and papers stay here. */
export function Checks({ id }: { id: Identifier }) {
  const path = `/franchises/${id}/checks`;
  const { data, refetch } = useRead<OfficeChecks>(path);
  if (!data) return null;
  const again = () => void refetch();
  return (
    <AsideCard title="How we know">
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {data.confirmed_at ? `Confirmed on ${showDay(data.confirmed_at)}` : 'Never confirmed'}
      </Typography>
      {data.registrationFault && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {data.registrationFault}
        </Alert>
      )}
      {data.checks.map((check) => (
        <CheckLine key={check.id} check={check} onRemoved={again} />
      ))}
      <CheckForm path={path} onRecorded={again} />
    </AsideCard>
  );
}
