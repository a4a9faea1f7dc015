import { Box, Chip, Link } from '@mui/material';
import { mailtoUrl, telUrl } from '@naya/contract/urls';
import type { RaRecord } from 'react-admin';
import { showDay } from '../shared/show-value.ts';
import { colours } from '../theme.ts';
import { waitingFor } from './lead-words.ts';

/** Keeps a click on a link from also opening the row's record. */
const stopRowClick = (event: { stopPropagation: () => void }) => event.stopPropagation();

export const ContactLinks = ({ row }: { row: RaRecord }) => (
  <Box sx={{ display: 'grid', justifyItems: 'start', width: 190 }}>
    {row.phone && (
      <Link href={telUrl(row.phone)} onClick={stopRowClick} sx={{ whiteSpace: 'nowrap' }}>
        {row.phone}
      </Link>
    )}
    {row.email && (
      <Link href={mailtoUrl(row.email)} onClick={stopRowClick} sx={oneLine} title={row.email}>
        {row.email}
      </Link>
    )}
  </Box>
);

const oneLine = {
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  maxWidth: '100%',
};

const urgent = { bgcolor: colours.brickTint, color: colours.brick };

/** How long it waits for an answer; red once that is too long. */
export function WaitingTime({ row }: { row: RaRecord }) {
  const text = waitingFor(row);
  return row.is_late && text ? <Chip size="small" label={text} sx={urgent} /> : <>{text}</>;
}

/** Its next step; red once the day is over. */
export function NextStep({ row }: { row: RaRecord }) {
  const day = row.due_on ? showDay(row.due_on) : '';
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.25, maxWidth: 220 }}>
      {row.next_step && <span>{row.next_step}</span>}
      {row.is_overdue ? <Chip size="small" label={`due ${day}`} sx={urgent} /> : <span>{day}</span>}
    </Box>
  );
}
