import type { HistoryEntity } from '@naya/contract/history/entities';
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
} from 'react-admin';
import { ConflictDialog, type Values } from './ConflictDialog.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import { DropTyped } from './TypedValues.tsx';
import { useNotifyFailure } from './use-notify-failure.ts';

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
