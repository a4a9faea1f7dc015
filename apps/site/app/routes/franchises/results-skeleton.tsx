import { CardSkeletons } from '../../components/card-skeleton.tsx';
import type { CardLayout } from '../../components/franchise-card.tsx';
import { SkeletonBlock, Loading } from '../../components/loading.tsx';
import { cardLayouts } from './card-pages.tsx';

const count = 12;

export function ResultsSkeleton({ view }: { view: CardLayout }) {
  return (
    <Loading>
      <div className="flex h-[1.6rem] items-center">
        <SkeletonBlock className="h-4.5 w-56" />
      </div>
      <div className="card-pages mt-3">
        <div className={cardLayouts[view]}>
          <CardSkeletons count={count} layout={view} />
        </div>
      </div>
    </Loading>
  );
}
