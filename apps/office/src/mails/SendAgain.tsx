import { useRecordContext } from 'react-admin';
import { AgainButton } from '../shared/AgainButton.tsx';

export function SendAgain() {
  const mail = useRecordContext();
  if (mail?.['status'] !== 'failed') return null;
  return <AgainButton label="Send again" told="It is on its way again." failed="It is not sent." />;
}
