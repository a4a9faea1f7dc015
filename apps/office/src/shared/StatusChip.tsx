import { Chip } from '@mui/material';
import { useRecordContext, type RaRecord } from 'react-admin';
import { colours } from '../theme.ts';

const tones: Record<string, [string, string]> = {
  approved: [colours.leafTint, colours.leaf],
  published: [colours.leafTint, colours.leaf],
  sent: [colours.leafTint, colours.leaf],
  won: [colours.leafTint, colours.leaf],
  pending: [colours.marigoldTint, colours.onMarigold],
  waiting: [colours.marigoldTint, colours.onMarigold],
  scheduled: [colours.indigoTint, colours.indigo],
  new: [colours.marigoldTint, colours.onMarigold],
  contacted: [colours.indigoTint, colours.indigo],
  qualified: [colours.signTint, colours.sign],
  queued: [colours.marigoldTint, colours.onMarigold],
  written: [colours.marigoldTint, colours.onMarigold],
  failed: [colours.brickTint, colours.brick],
  rejected: [colours.brickTint, colours.brick],
  suspended: [colours.brickTint, colours.brick],
  spam: [colours.brickTint, colours.brick],
};

export function StatusChip({ status, label = status }: { status: string; label?: string }) {
  const [background, ink] = tones[status] ?? [colours.sunken, colours.muted];
  return <Chip size="small" label={label} sx={{ bgcolor: background, color: ink }} />;
}

/** The state of a row; a published text whose changes wait says so. */
export const statusMark = (row: RaRecord) => (
  <StatusChip
    status={row.status}
    label={row.has_draft ? `${row.status}, with a draft` : row.status}
  />
);

export function StatusField({ source }: { source: string; label?: string }) {
  const record = useRecordContext();
  return record ? statusMark({ ...record, status: String(record[source]) }) : null;
}
