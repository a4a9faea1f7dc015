import { classes } from '../components/classes.ts';
import { SkeletonBlock } from '../components/loading.tsx';
import type { CardLayout } from './franchise-card.tsx';

/** As tall as the card that replaces it. */
function CardSkeleton({ layout = 'grid' }: { layout?: CardLayout }) {
  return (
    <div aria-hidden="true" className={classes('card', layout === 'list' && 'card-list')}>
      <div className="card-picture bone" />
      <div className="card-body">
        <SkeletonBlock className="card-chip h-7 w-28" />
        <SkeletonBlock className="my-1 h-5 w-3/5" />
        <SkeletonBlock className="mt-2 h-4.5 w-2/5" />
        <SkeletonBlock
          className={layout === 'grid' ? 'mt-3 h-15' : 'mt-4 h-19 md:col-span-3 md:mt-0 md:h-5'}
        />
        <div className="card-summary">
          <SkeletonBlock className="my-1 h-[1.1rem]" />
          <SkeletonBlock className="my-1 h-[1.1rem] w-4/5" />
          {layout === 'grid' && <SkeletonBlock className="my-1 h-[1.1rem] w-1/3" />}
        </div>
        <SkeletonBlock
          className={layout === 'grid' ? 'mt-4 h-6 w-28' : 'mt-4 h-6 w-28 md:hidden'}
        />
      </div>
    </div>
  );
}

export function CardSkeletons({ count, layout }: { count: number; layout?: CardLayout }) {
  return Array.from({ length: count }, (_, index) => (
    <CardSkeleton key={index} {...(layout && { layout })} />
  ));
}
