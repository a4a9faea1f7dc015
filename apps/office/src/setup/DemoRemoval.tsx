import { demoParts, type DemoPart, type DemoState } from '@naya/contract/site-info/demo';
import { Box, Button, Checkbox, FormControlLabel } from '@mui/material';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { post } from '../api/call.ts';
import { showTime } from '../shared/show-value.ts';
import { useRead, useAction } from '../shared/use-action.ts';
import { HelpText } from '../shared/HelpText.tsx';

/** Takes the demo away in one step that is asked about, and brings it back for a day. */
export function DemoRemoval({ onChange }: { onChange: () => void }) {
  const { data: demo, refetch } = useRead<DemoState>('/demo');
  const [asking, setAsking] = useState(false);
  const [withChanged, setWithChanged] = useState(false);
  const act = useAction();
  if (!demo) return null;
  const parts = (Object.keys(demoParts) as DemoPart[]).filter((part) => demo.present[part] > 0);
  const list = parts.map((part) => `${demo.present[part]} ${demoParts[part]}`).join(', ');
  const run = async (path: string, body: unknown, done: string) => {
    setAsking(false);
    if (!(await act(() => post(path, body), { done, failed: 'It is not done.' }))) return;
    await refetch();
    onChange();
  };
  const remove = () => {
    const body = { changed: withChanged ? 'remove' : 'keep' };
    return run('/demo/remove', body, 'The demo content is removed.');
  };
  return (
    <>
      {parts.length > 0 && <HelpText>{list}. Categories, policies and pages stay.</HelpText>}
      {demo.undoUntil && (
        <HelpText>Removed content can be brought back until {showTime(demo.undoUntil)}.</HelpText>
      )}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {parts.length > 0 && (
          <Button variant="outlined" size="small" color="error" onClick={() => setAsking(true)}>
            Remove the demo content
          </Button>
        )}
        {demo.undoUntil && (
          <Button
            size="small"
            onClick={() => void run('/demo/restore', undefined, 'The demo content is back.')}
          >
            Bring it back
          </Button>
        )}
      </Box>
      <Confirm
        isOpen={asking}
        title="Remove the demo content?"
        content={
          <>
            <HelpText>
              {`${list} are taken off the site, with the pictures that only they use. Everything that was entered since stays. It can be undone for a day.`}
            </HelpText>
            {demo.changed > 0 && (
              <FormControlLabel
                control={
                  <Checkbox
                    checked={withChanged}
                    onChange={(_event, checked) => setWithChanged(checked)}
                  />
                }
                label={`Also the ${demo.changed} that somebody has changed`}
              />
            )}
          </>
        }
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
