import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from '@mui/material';
import { useGetList, useRecordContext, type RaRecord } from 'react-admin';
import { showTime } from './show-value.ts';
import { Differences } from './Differences.tsx';
import { UndoButton } from './UndoButton.tsx';

export type HistoryLine = RaRecord & {
  at: string;
  actor: string;
  action: string;
  entity: string;
  entity_id: string;
  changes: { before?: Record<string, unknown>; after?: Record<string, unknown> };
};

/** Who changed this record, when and how; the newest first. */
export function HistoryPanel({ entity }: { entity: string }) {
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
        <HistoryEntry key={line.id} line={line} newest={index === 0} />
      ))}
    </Box>
  );
}

const panel = { width: { md: 340 }, flexShrink: 0, ml: { md: 2 }, mt: { xs: 2, md: 1 } };

function HistoryEntry({ line, newest }: { line: HistoryLine; newest: boolean }) {
  const { before = {}, after = {} } = line.changes;
  const fields = line.action === 'deleted' ? before : after;
  const undoable = Object.keys(before).length > 0 && line.action !== 'created';
  return (
    <Accordion disableGutters defaultExpanded={newest && undoable}>
      <AccordionSummary>
        <Box>
          <Typography variant="subtitle2">{line.action}</Typography>
          <Typography variant="body2" color="text.secondary">
            {line.actor} · {showTime(line.at)}
          </Typography>
        </Box>
      </AccordionSummary>
      <AccordionDetails>
        {line.action !== 'created' && <Differences before={before} after={after} />}
        {line.action === 'created' && `${Object.keys(fields).length} fields`}
        {undoable && <UndoButton lineId={Number(line.id)} />}
      </AccordionDetails>
    </Accordion>
  );
}
