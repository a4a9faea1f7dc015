import { TriangleAlert } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { StatusLine } from '../components/status-line.tsx';

export function OfflineHint() {
  return (
    <StatusLine icon={<TriangleAlert aria-hidden size={18} className="shrink-0 text-brick" />}>
      <span className="py-2.5 pr-2">You are offline: this page may have changed since.</span>
    </StatusLine>
  );
}

function subscribe(notify: () => void) {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}

export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
