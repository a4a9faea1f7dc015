import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from '@mui/material';
import { use } from 'react';
import { Button, useRefresh, useGetList, useRecordContext } from 'react-admin';
import { draftedDocuments, draftedRecords } from '@naya/contract/drafts';
import {
  isUndoable,
  draftActions,
  type HistoryLine,
  type HistoryEntity,
} from '@naya/contract/history';
import { post } from '../api/call.ts';
import { Differences } from './Differences.tsx';
import { DropTyped } from './OfficeForm.tsx';
import { showTime } from './show-value.ts';
import { useAction } from './use-action.ts';

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
      // A closed line compares nothing.
      slotProps={{ heading: { component: 'div' }, transition: { unmountOnExit: true } }}
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

/** After these there is no text to go back to. */
const withoutText = new Set<string>([draftActions.discarded, 'deleted']);

/** Stores the text as it was after this history line as the draft; the published text stays. */
function RestoreVersionButton({ line }: { line: HistoryLine }) {
  const { drop } = use(DropTyped);
  const run = useAction();
  const path = textPath(line.entity, line.entity_id);
  if (!path || withoutText.has(line.action)) return null;
  const restoreVersion = async () => {
    const messages = {
      done: 'This version is in the form as a draft. Publish it, or discard it.',
      failed: 'This version cannot be opened.',
    };
    if (await run(() => post(`${path}/versions/${line.id}`), messages)) drop();
  };
  return <Button label="Go back to this version" onClick={() => void restoreVersion()} />;
}

const resources: Partial<Record<HistoryEntity, (typeof draftedRecords)[number]>> = {
  blog: 'blogs',
  page: 'pages',
};

/** The path of a text that can be drafted, by its name in the history; null for what cannot. */
function textPath(entity: HistoryEntity, id: string): string | null {
  const isDrafted = (draftedDocuments as readonly string[]).includes(id);
  if (entity === 'document') return isDrafted ? `/documents/${id}` : null;
  const resource = resources[entity];
  return resource ? `/${resource}/${id}` : null;
}

/** Takes one line of the history back; the server refuses when something was built upon it. */
function UndoButton({ lineId }: { lineId: number }) {
  const run = useAction();
  const refresh = useRefresh();
  const undo = async () => {
    const messages = { done: 'Undone.', failed: 'This cannot be undone.' };
    if (await run(() => post(`/history/${lineId}/undo`), messages)) refresh();
  };
  return <Button label="Undo this change" variant="outlined" onClick={() => void undo()} />;
}

/** Lists the changes of this record with person and time, the newest first. */
export function HistoryPanel({ entity }: { entity: HistoryEntity }) {
  const record = useRecordContext();
  const query = {
    filter: { entity, entity_id: String(record?.id) },
    pagination: { page: 1, perPage: 20 },
    sort: { field: 'at', order: 'DESC' as const },
  };
  // The panel stands before its record has come.
  const { data = [], isSuccess } = useGetList<HistoryLine>('history', query, {
    enabled: record !== undefined,
  });
  return (
    <Box component="section" aria-label="History" sx={panel}>
      <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
        History
      </Typography>
      {isSuccess && data.length === 0 && (
        <Typography color="text.secondary">Nothing has changed yet.</Typography>
      )}
      {data.map((line, index) => (
        <HistoryEntry key={line.id} line={line} newest={index === 0} withVersions />
      ))}
    </Box>
  );
}

const panel = { width: { md: 340 }, flexShrink: 0, ml: { md: 2 }, mt: { xs: 2, md: 1 } };
