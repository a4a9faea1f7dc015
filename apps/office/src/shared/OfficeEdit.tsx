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
import { CollisionDialog, type Values } from './CollisionDialog.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import { useTellFailure } from './tell-failure.ts';

type Props = EditProps & {
  entity: string;
  children: ReactNode;
  /** Told of a refusal first; true when that is all there is to do. */
  onRefused?: (error: unknown) => boolean;
};
type Collision = { mine: RaRecord; theirs: Values };

const isCollision = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.status === 409 && Boolean(error.body.current);

/**
 * With a `meta` of its own the form is not filled from the list's copy of the record, and no copy outlives the form: react-admin
 * would put the record in its place once it has come, and whoever had typed by then would lose it.
 */
const meta = { of: 'form' };

/** Every record is saved by its version, shows its history, and settles a collision. */
export function OfficeEdit({ entity, children, onRefused, ...props }: Props) {
  const resource = useResourceContext(props);
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const refresh = useRefresh();
  const [update] = useUpdate();
  const [collision, setCollision] = useState<Collision | null>(null);

  const refused = (error: unknown, { data }: { data?: unknown }) => {
    if (onRefused?.(error)) return;
    if (isCollision(error)) {
      setCollision({ mine: data as RaRecord, theirs: error.body.current as Values });
    } else tellFailure(error, 'It is not saved.');
  };
  const keepMine = async ({ mine, theirs }: Collision) => {
    setCollision(null);
    const data = { ...mine, version: theirs['version'] };
    const again = {
      onError: (error: unknown) => refused(error, { data }),
      returnPromise: true,
    } as const;
    await update(resource, { id: mine.id, data, meta, previousData: mine }, again).catch(() => {});
    refresh();
  };

  return (
    <>
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
      {collision && (
        <CollisionDialog
          {...collision}
          onKeepMine={() => void keepMine(collision)}
          onTakeTheirs={() => {
            setCollision(null);
            refresh();
          }}
        />
      )}
    </>
  );
}
