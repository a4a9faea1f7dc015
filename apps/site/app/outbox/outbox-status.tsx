import { Send } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '../components/lazy-part.ts';
import { StatusAction, StatusLine } from '../components/status-line.tsx';
import { OfflineHint, useOnline } from '../offline/offline-hint.tsx';
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
  const isOnline = useOnline();
  const messages = waiting === 1 ? '1 message' : `${waiting} messages`;
  return (
    <output className="status-lines">
      {!isOnline && waiting === 0 && <OfflineHint />}
      {waiting > 0 && (
        <StatusLine icon={<Send aria-hidden size={18} className="shrink-0 text-sign" />}>
          {isOnline ? (
            <>
              {messages} waiting to be sent
              <StatusAction onClick={deliverAll}>Send now</StatusAction>
            </>
          ) : (
            <span className="py-2.5 pr-2">
              You are offline. {messages} waiting to be sent: kept, and sent as soon as you are not.
            </span>
          )}
        </StatusLine>
      )}
      <Suspense>
        {old.length + refused.length > 0 && <Decisions old={old} refused={refused} />}
      </Suspense>
    </output>
  );
}
