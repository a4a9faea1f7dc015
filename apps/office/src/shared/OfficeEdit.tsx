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
import { ConflictDialog } from './ConflictDialog.tsx';
import { HistoryPanel } from './HistoryEntry.tsx';
import { DropTyped } from './OfficeForm.tsx';
import { chooseMine, mergeRecords, type Merged } from './merge-records.ts';
import { useNotifyFailure } from './use-action.ts';

type Props = EditProps & {
  /** Its name in the history. */
  entity: HistoryEntity;
  children: ReactNode;
  /** Gets an error first; returns true when it has dealt with it, and nothing else is shown then. */
  onRefused?: (error: unknown) => boolean;
};
type Values = Record<string, unknown>;
type Refused = { data?: unknown; previousData?: unknown };

const isConflict = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.status === 409 && Boolean(error.body.current);

/**
 * With a `meta` of its own the form is not filled from the list's copy of the record, and no copy outlives the form: react-admin
 * would put the record in its place once it has come, and whoever had typed by then would lose it.
 */
const meta = { of: 'form' };

/** Every record is saved by its version, shows its history, and merges what two have changed at once. */
export function OfficeEdit({ entity, children, onRefused, ...props }: Props) {
  const resource = useResourceContext(props);
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const [update] = useUpdate();
  const [conflict, setConflict] = useState<(Merged & { theirs: Values }) | null>(null);
  const [drops, setDrops] = useState(0);
  const [overtaken] = useState(() => new Set<string>());
  const drop = () => {
    setDrops((count) => count + 1);
    refresh();
  };

  const refused = (error: unknown, { data, previousData }: Refused) => {
    if (onRefused?.(error)) return;
    if (!isConflict(error)) {
      notifyFailure(error, 'It is not saved.');
      return;
    }
    const theirs = error.body.current as Values;
    const merged = mergeRecords({
      base: previousData as Values,
      mine: data as Values,
      theirs,
      overtaken,
    });
    if (merged.conflicts.length > 0) setConflict({ ...merged, theirs });
    else void saveMerged(merged.record, theirs);
  };
  /** With the version that the conflict named: who saves after it is asked about again. */
  const saveMerged = async (record: Values, theirs: Values) => {
    setConflict(null);
    const data = record as RaRecord;
    const previousData = theirs as RaRecord;
    const again = {
      onError: (error: unknown) => refused(error, { data, previousData }),
      // Nothing is typed any more: what is stored now is what was typed, and what they changed.
      onSuccess: () => {
        notify('Saved, with what somebody else has changed meanwhile.', { type: 'success' });
        drop();
      },
    };
    await update(resource, { id: data.id, data, meta, previousData }, again);
  };

  return (
    <DropTyped value={{ drops, drop, overtaken }}>
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
          conflicts={conflict.conflicts}
          onChoose={(mine) => void saveMerged(chooseMine(conflict, mine), conflict.theirs)}
          onClose={() => setConflict(null)}
        />
      )}
    </DropTyped>
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
