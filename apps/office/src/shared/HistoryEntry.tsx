import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from '@mui/material';
import type { HistoryEntity } from '@naya/contract/history/entities';
import { isUndoable } from '@naya/contract/history/actions';
import type { RaRecord } from 'react-admin';
import { RestoreVersionButton } from '../drafts/RestoreVersionButton.tsx';
import { Differences } from './Differences.tsx';
import { showTime } from './show-value.ts';
import { UndoButton } from './UndoButton.tsx';

export type HistoryLine = RaRecord & {
  at: string;
  actor: string;
  action: string;
  entity: HistoryEntity;
  entity_id: string;
  /** Today's name of the record. */
  title: string | null;
  changes: { before?: Record<string, unknown>; after?: Record<string, unknown> };
};

type Props = {
  line: HistoryLine;
  newest?: boolean;
  title?: string;
  /** Beside the record's form, which shows the version then. */
  withVersions?: boolean;
};

export function HistoryEntry({
  line,
  newest = false,
  title = line.action,
  withVersions = false,
}: Props) {
  const { before = {}, after = {} } = line.changes;
  const created = line.action === 'created';
  const undoable = isUndoable(line);
  return (
    <Accordion
      disableGutters
      defaultExpanded={newest && undoable}
      slotProps={{ heading: { component: 'div' } }}
    >
      <AccordionSummary>
        <Box>
          <Typography variant="subtitle2">{title}</Typography>
          <Typography variant="body2" color="text.secondary">
            {line.actor} · {showTime(line.at)}
          </Typography>
        </Box>
      </AccordionSummary>
      <AccordionDetails>
        {created ? (
          `${Object.keys(after).length} fields`
        ) : (
          <Differences before={before} after={after} />
        )}
        {undoable && <UndoButton lineId={Number(line.id)} />}
        {withVersions && <RestoreVersionButton line={line} />}
      </AccordionDetails>
    </Accordion>
  );
}
