import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
} from '@mui/material';
import { useState } from 'react';
import { FieldDifference } from './Differences.tsx';
import type { Conflict } from './merge-records.ts';

type Props = {
  conflicts: Conflict[];
  /** Gets the paths of which mine is to stay. */
  onChoose: (mine: ReadonlySet<string>) => void;
  onClose: () => void;
};

const titles: [string, string] = ['Theirs', 'Yours'];

/** Both have changed these fields: somebody chooses, one by one. */
export function ConflictDialog({ conflicts, onChoose, onClose }: Props) {
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const isReady = conflicts.every(({ path }) => chosen[path]);
  const give = () =>
    onChoose(new Set(conflicts.map(({ path }) => path).filter((path) => chosen[path] === 'Yours')));
  return (
    <Dialog open onClose={onClose} aria-labelledby="conflict-title" maxWidth="md" fullWidth>
      <DialogTitle id="conflict-title">Somebody else has changed the same</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          Left is what stands now, right is what you have written. Choose for each. What only one of
          you has changed is kept. Nothing is saved yet.
        </DialogContentText>
        {conflicts.map(({ path, mine, theirs }) => (
          <RadioGroup
            key={path}
            value={chosen[path] ?? ''}
            onChange={(_event, value) => setChosen({ ...chosen, [path]: value })}
          >
            <FieldDifference field={path} before={theirs} after={mine} titles={titles} />
            <div style={columns}>
              {titles.map((title) => (
                <FormControlLabel key={title} value={title} control={<Radio />} label={title} />
              ))}
            </div>
          </RadioGroup>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Back to the form</Button>
        <Button variant="contained" disabled={!isReady} onClick={give}>
          Save
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const columns = { display: 'grid', gridTemplateColumns: '1fr 1fr', marginBottom: 16 };
