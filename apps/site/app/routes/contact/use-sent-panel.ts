import { contactSuccessMs } from '@naya/contract/constants';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** Shown for five seconds, or until the visitor navigates to this page again. */
export function useSentPanel(isSentAlready: boolean): [isSent: boolean, show: () => void] {
  const { key } = useLocation();
  const [sentAt, setSentAt] = useState(isSentAlready ? key : null);

  useEffect(() => {
    if (sentAt === null) return;
    const timer = setTimeout(() => setSentAt(null), contactSuccessMs);
    return () => clearTimeout(timer);
  }, [sentAt]);

  return [sentAt === key, () => setSentAt(key)];
}
