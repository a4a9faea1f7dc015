import { pick } from '@naya/contract/pick';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { Differences } from './Differences.tsx';
import { differingFields } from './show-value.ts';

export type Values = Record<string, unknown>;
type Props = { mine: Values; theirs: Values; onKeepMine: () => void; onTakeTheirs: () => void };

/** Somebody else saved first: both versions side by side, and the choice between them. */
export function ConflictDialog({ mine, theirs, onKeepMine, onTakeTheirs }: Props) {
  const fields = differingFields(theirs, mine).filter((field) => field in theirs);
  return (
    <Dialog open aria-labelledby="collision-title" maxWidth="md" fullWidth>
      <DialogTitle id="collision-title">Somebody else has saved this meanwhile</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          Left is how it stands now, right is what you have written. Nothing of yours is saved yet.
        </DialogContentText>
        <Differences
          before={pick(theirs, fields)}
          after={pick(mine, fields)}
          titles={['Theirs', 'Yours']}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onTakeTheirs}>Take theirs</Button>
        <Button variant="contained" onClick={onKeepMine}>
          Save mine over it
        </Button>
      </DialogActions>
    </Dialog>
  );
}
