import type { Id } from '@naya/contract/id';
import { compareUrl } from '@naya/contract/desk/urls';
import { Square, SquareCheck } from 'lucide-react';
import { LinkButton } from '../../components/button.tsx';
import { ShareLink } from '../../desk/share-link.tsx';

type CompareOptionsProps = { ids: Id[]; onlyDifferences: boolean };

export function CompareOptions({ ids, onlyDifferences }: CompareOptionsProps) {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3 print:hidden">
      <ShareLink url={compareUrl(ids)} text="Franchises compared" />
      <LinkButton
        look="quiet"
        to={compareUrl(ids, !onlyDifferences)}
        replace
        preventScrollReset
        className="max-sm:px-0 sm:ml-auto sm:pr-0"
      >
        {onlyDifferences ? <SquareCheck aria-hidden size={20} /> : <Square aria-hidden size={20} />}
        Differences only
        {onlyDifferences && <span className="sr-only"> (press to show all rows)</span>}
      </LinkButton>
    </div>
  );
}
