import { useNavigation } from 'react-router';

/** The awning's stripes run along the top edge from the press on a link until its page is there. */
export function ProgressLine() {
  const isBusy = useNavigation().state !== 'idle';
  return <div aria-hidden="true" className="progress-line" data-busy={isBusy || undefined} />;
}
