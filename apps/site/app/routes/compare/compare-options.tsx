import type { Id } from '@naya/contract/id';
import { compareUrl } from '@naya/contract/desk/urls';
import { Square, SquareCheck } from 'lucide-react';
import { LinkButton } from '../../components/button.tsx';
import { ShareLink } from '../../desk/share-link.tsx';

type CompareOptionsProps = { ids: Id[]; onlyDifferences: boolean };

export function CompareOptions({ ids, onlyDifferences }: CompareOptionsProps) {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3 max-sm:gap-2 max-sm:*:px-2.5 max-sm:*:text-sm max-[24rem]:gap-1 max-[24rem]:*:px-2 print:hidden">
      <LinkButton look="outline" to={compareUrl(ids, !onlyDifferences)} replace preventScrollReset>
        {onlyDifferences ? <SquareCheck aria-hidden size={16} /> : <Square aria-hidden size={16} />}
        <span>
          Differences<span className="max-sm:sr-only"> only</span>
        </span>
        {onlyDifferences && <span className="sr-only"> (press to show all rows)</span>}
      </LinkButton>
      <ShareLink url={compareUrl(ids)} text="Franchises compared" />
    </div>
  );
}
