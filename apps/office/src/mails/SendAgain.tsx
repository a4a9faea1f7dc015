import { useRecordContext } from 'react-admin';
import { useNotices } from '../frame/use-notices.ts';
import { AgainButton } from '../shared/AgainButton.tsx';

/** For what has failed; once there is a mail server, also for what was only a file. */
export function SendAgain() {
  const status = useRecordContext()?.['status'];
  const hasMailServer = useNotices().noMailServer === false;
  const isUnsent = status === 'failed' || (status === 'written' && hasMailServer);
  if (!isUnsent) return null;
  return <AgainButton label="Send again" told="It is on its way again." failed="It is not sent." />;
}
