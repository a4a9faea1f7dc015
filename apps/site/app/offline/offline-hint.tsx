import { TriangleAlert } from 'lucide-react';
import { StatusLine } from '../frame/status-line.tsx';
import { useOnline } from './use-online.ts';

export function OfflineHint() {
  if (useOnline()) return null;
  return (
    <StatusLine icon={<TriangleAlert aria-hidden size={18} className="shrink-0 text-brick" />}>
      <span className="py-2.5 pr-2">You are offline: this page may have changed since.</span>
    </StatusLine>
  );
}
