import { useRecordContext } from 'react-admin';
import { useNotices } from '../frame/use-notices.ts';
import { RetryButton } from '../shared/RetryButton.tsx';

/** Shown for failed mails and, once a mail server is set, for mails that were only written to files. */
export function SendAgain() {
  const status = useRecordContext()?.['status'];
  const hasMailServer = useNotices().noMailServer === false;
  const isUnsent = status === 'failed' || (status === 'written' && hasMailServer);
  if (!isUnsent) return null;
  return <RetryButton label="Send again" done="It is on its way again." failed="It is not sent." />;
}
