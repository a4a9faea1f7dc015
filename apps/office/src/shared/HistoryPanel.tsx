import type { HistoryEntity, HistoryLine } from '@naya/contract/history/entities';
import { Box, Typography } from '@mui/material';
import { useGetList, useRecordContext } from 'react-admin';
import { HistoryEntry } from './HistoryEntry.tsx';

/** Lists the changes of this record with person and time, the newest first. */
export function HistoryPanel({ entity }: { entity: HistoryEntity }) {
  const record = useRecordContext();
  const { data = [] } = useGetList<HistoryLine>('history', {
    filter: { entity, entity_id: String(record?.id ?? '') },
    pagination: { page: 1, perPage: 20 },
    sort: { field: 'at', order: 'DESC' },
  });
  return (
    <Box component="section" aria-label="History" sx={panel}>
      <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
        History
      </Typography>
      {data.length === 0 && (
        <Typography color="text.secondary">Nothing has changed yet.</Typography>
      )}
      {data.map((line, index) => (
        <HistoryEntry key={line.id} line={line} newest={index === 0} withVersions />
      ))}
    </Box>
  );
}

const panel = { width: { md: 340 }, flexShrink: 0, ml: { md: 2 }, mt: { xs: 2, md: 1 } };
