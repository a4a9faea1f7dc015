import { Send } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '../components/lazy-part.ts';
import { StatusAction, StatusLine } from '../components/status-line.tsx';
import { OfflineHint } from '../offline/offline-hint.tsx';
import { emptySummary, useSummary } from './summary.ts';

/** The code that sends is loaded only when something is stored to be sent. */
const deliver = (options?: { everything: boolean }): Promise<void> =>
  import('./send.ts').then(
    (outbox) => outbox.deliver(options),
    // Offline the import fails; the `online` event tries again.
    () => {},
  );

const deliverAll = () => void deliver({ everything: true });
const Decisions = lazyPart(() => import('./decisions.tsx'));

/** Shows on every page what has not been sent yet, and retries. */
export function OutboxStatus() {
  const summary = useSummary();
  const mayHold = summary !== null;

  useEffect(() => {
    if (!mayHold) return;
    void deliver();
    window.addEventListener('online', deliverAll);
    return () => window.removeEventListener('online', deliverAll);
  }, [mayHold]);

  const { waiting, old, refused } = summary ?? emptySummary;
  return (
    <output className="status-lines">
      <OfflineHint />
      {waiting > 0 && (
        <StatusLine icon={<Send aria-hidden size={18} className="shrink-0 text-sign" />}>
          {waiting === 1 ? '1 message' : `${waiting} messages`} waiting to be sent
          <StatusAction onClick={deliverAll}>Send now</StatusAction>
        </StatusLine>
      )}
      <Suspense>
        {old.length + refused.length > 0 && <Decisions old={old} refused={refused} />}
      </Suspense>
    </output>
  );
}
