import { useRecordContext } from 'react-admin';
import { AgainButton } from '../shared/AgainButton.tsx';

export function TryAgain() {
  const work = useRecordContext();
  if (!work) return null;
  return (
    <AgainButton
      label="Try again"
      path={`/work/${work.id}/again`}
      told="It is tried again. If it fails, it comes back here."
      failed="It is not tried again."
    />
  );
}
