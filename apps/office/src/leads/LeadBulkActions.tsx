import { Button, MenuItem, TextField } from '@mui/material';
import { countOf } from '@naya/contract/format/count';
import { leadStages } from '@naya/contract/submissions/leads';
import { useState } from 'react';
import { useGetList, useListContext, useRefresh } from 'react-admin';
import { post } from '../api/call.ts';
import { useAction } from '../shared/use-action.ts';
import { LeadDialog } from './LeadDialog.tsx';

const unchanged = 'as it is';
const nobody = 'nobody';

/** Moves the chosen leads to a stage, and gives them to somebody. */
export function LeadBulkActions() {
  const { selectedIds, onUnselectItems } = useListContext();
  const [open, setOpen] = useState(false);
  const [stage, setStage] = useState(unchanged);
  const [assignee, setAssignee] = useState(unchanged);
  const { data: people = [] } = useGetList('people', { filter: { opens: 'leads' } });
  const refresh = useRefresh();
  const run = useAction();
  const change = async () => {
    const body = {
      ids: selectedIds,
      ...(stage !== unchanged && { stage }),
      ...(assignee !== unchanged && { assignee_id: assignee === nobody ? null : assignee }),
    };
    const isChanged = await run(() => post<{ changed: number }>('/leads/actions', body), {
      done: ({ changed }) => `${countOf(changed, 'lead')} changed.`,
      failed: 'Nothing is changed.',
    });
    if (!isChanged) return;
    setOpen(false);
    onUnselectItems();
    refresh();
  };
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Change stage or person
      </Button>
      {open && (
        <LeadDialog
          title={`Change ${countOf(selectedIds.length, 'lead')}`}
          action="Change"
          isReady={stage !== unchanged || assignee !== unchanged}
          onAct={() => void change()}
          onClose={() => setOpen(false)}
          maxWidth="xs"
        >
          <TextField
            select
            label="Stage"
            value={stage}
            onChange={({ target }) => setStage(target.value)}
          >
            <MenuItem value={unchanged}>{unchanged}</MenuItem>
            {leadStages.map((each) => (
              <MenuItem key={each} value={each}>
                {each}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            label="Given to"
            value={assignee}
            onChange={({ target }) => setAssignee(target.value)}
          >
            <MenuItem value={unchanged}>{unchanged}</MenuItem>
            <MenuItem value={nobody}>nobody</MenuItem>
            {people.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        </LeadDialog>
      )}
    </>
  );
}
