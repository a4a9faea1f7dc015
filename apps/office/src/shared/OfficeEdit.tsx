import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useState, type ReactNode } from 'react';
import {
  Edit,
  HttpError,
  useNotify,
  useRefresh,
  useResourceContext,
  useUpdate,
  type EditProps,
  type RaRecord,
  Create,
  type CreateProps,
} from 'react-admin';
import type { HistoryEntity } from '@naya/contract/history';
import { pick } from '@naya/contract/pick';
import { Differences } from './Differences.tsx';
import { HistoryPanel } from './HistoryEntry.tsx';
import { DropTyped } from './OfficeForm.tsx';
import { differingFields } from './show-value.ts';
import { useNotifyFailure } from './use-action.ts';

type Props = EditProps & {
  /** Its name in the history. */
  entity: HistoryEntity;
  children: ReactNode;
  /** Gets an error first; returns true when it has dealt with it, and nothing else is shown then. */
  onRefused?: (error: unknown) => boolean;
};
type Conflict = { mine: RaRecord; theirs: Values };

const isConflict = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.status === 409 && Boolean(error.body.current);

/**
 * With a `meta` of its own the form is not filled from the list's copy of the record, and no copy outlives the form: react-admin
 * would put the record in its place once it has come, and whoever had typed by then would lose it.
 */
const meta = { of: 'form' };

/** Every record is saved by its version, shows its history, and settles a conflict. */
export function OfficeEdit({ entity, children, onRefused, ...props }: Props) {
  const resource = useResourceContext(props);
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const [update] = useUpdate();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [drops, setDrops] = useState(0);
  const drop = () => {
    setDrops((count) => count + 1);
    refresh();
  };

  const refused = (error: unknown, { data }: { data?: unknown }) => {
    if (onRefused?.(error)) return;
    if (isConflict(error)) {
      setConflict({ mine: data as RaRecord, theirs: error.body.current as Values });
    } else notifyFailure(error, 'It is not saved.');
  };
  const keepMine = async ({ mine, theirs }: Conflict) => {
    setConflict(null);
    const data = { ...mine, version: theirs['version'] };
    const again = {
      onError: (error: unknown) => refused(error, { data }),
      // Nothing is typed any more: what is stored now is what the form showed.
      onSuccess: drop,
    };
    await update(resource, { id: mine.id, data, meta, previousData: mine }, again);
  };

  return (
    <DropTyped value={{ drops, drop }}>
      <Edit
        mutationMode="pessimistic"
        redirect={false}
        queryOptions={{ meta, gcTime: 0 }}
        mutationOptions={{
          meta,
          onError: refused,
          onSuccess: () => {
            notify('Saved.', { type: 'success' });
            refresh();
          },
        }}
        aside={<HistoryPanel entity={entity} />}
        sx={{ '& .RaEdit-main': { flexDirection: { xs: 'column', md: 'row' } } }}
        {...props}
      >
        {children}
      </Edit>
      {conflict && (
        <ConflictDialog
          {...conflict}
          onKeepMine={() => void keepMine(conflict)}
          onTakeTheirs={() => {
            setConflict(null);
            drop();
          }}
        />
      )}
    </DropTyped>
  );
}

type Values = Record<string, unknown>;
type ConflictProps = {
  mine: Values;
  theirs: Values;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Somebody else saved first: both versions side by side, and the choice between them. */
function ConflictDialog({ mine, theirs, onKeepMine, onTakeTheirs }: ConflictProps) {
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

/** `onRefused` is told of a refusal first, as in OfficeEdit; true when that is all there is to do. */
type CreationProps = CreateProps & { onRefused?: (error: unknown) => boolean };

export function OfficeCreate({ onRefused, ...props }: CreationProps) {
  const notifyFailure = useNotifyFailure();
  const refused = (error: unknown) => {
    if (!onRefused?.(error)) notifyFailure(error, 'It is not saved.');
  };
  return <Create redirect="edit" mutationOptions={{ onError: refused }} {...props} />;
}
