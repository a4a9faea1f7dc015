import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from '@mui/material';
import type { HistoryLine } from '@naya/contract/history/entities';
import { isUndoable } from '@naya/contract/history/actions';
import { RestoreVersionButton } from '../drafts/RestoreVersionButton.tsx';
import { Differences } from './Differences.tsx';
import { showTime } from './show-value.ts';
import { UndoButton } from './UndoButton.tsx';

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
        {undoable && <UndoButton lineId={line.id} />}
        {withVersions && <RestoreVersionButton line={line} />}
      </AccordionDetails>
    </Accordion>
  );
}
