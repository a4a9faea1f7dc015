import { Send, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { StatusLine } from '../frame/status-line.tsx';
import { OfflineHint } from '../offline/offline-hint.tsx';
import { useSummary, type RefusedEntry } from './summary.ts';

type Deliver = typeof import('./deliver.ts').deliver;

/** The machinery comes only to a browser that has something to send. */
async function deliver(...options: Parameters<Deliver>): Promise<void> {
  // Without a network it may not come at all; the network's return asks again.
  const outbox = await import('./deliver.ts').catch(() => null);
  await outbox?.deliver(...options);
}

async function discard(id: string): Promise<void> {
  const { deleteEntry } = await import('./store.ts');
  await deleteEntry(id);
}

/** Says on every page what the server does not have yet, and keeps trying. */
export function OutboxStatus() {
  const summary = useSummary();
  const mayHold = summary !== null;

  useEffect(() => {
    if (!mayHold) return;
    const deliverAll = () => void deliver({ everything: true });
    void deliver();
    window.addEventListener('online', deliverAll);
    return () => window.removeEventListener('online', deliverAll);
  }, [mayHold]);

  return (
    <output className="status-lines">
      <OfflineHint />
      {summary !== null && summary.waiting > 0 && <Waiting count={summary.waiting} />}
      {summary?.refused.map((entry) => (
        <Refused key={entry.id} {...entry} />
      ))}
    </output>
  );
}

function Waiting({ count }: { count: number }) {
  return (
    <StatusLine icon={<Send aria-hidden size={18} className="shrink-0 text-sign" />}>
      {count === 1 ? '1 message' : `${count} messages`} waiting to be sent
      <button type="button" className={action} onClick={() => void deliver({ everything: true })}>
        Send now
      </button>
    </StatusLine>
  );
}

function Refused({ id, url }: RefusedEntry) {
  return (
    <StatusLine icon={<TriangleAlert aria-hidden size={18} className="shrink-0 text-brick" />}>
      1 message could not be accepted
      <Link to={url} className={action}>
        Correct it
      </Link>
      <button type="button" className={action} onClick={() => void discard(id)}>
        Discard
      </button>
    </StatusLine>
  );
}

const action =
  'inline-flex min-h-11 items-center rounded-control px-2 font-semibold underline underline-offset-4 hover:text-sign';
