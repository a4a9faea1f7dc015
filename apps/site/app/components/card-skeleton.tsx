import { classes } from './classes.ts';
import type { CardLayout } from './franchise-card.tsx';
import { Bone } from './loading.tsx';

/** As tall as the card that replaces it. */
export function CardSkeleton({ layout = 'grid' }: { layout?: CardLayout }) {
  return (
    <div aria-hidden="true" className={classes('card', layout === 'list' && 'card-list')}>
      <div className="card-picture bone" />
      <div className="card-body">
        <Bone className="mb-4 h-7 w-28 self-end" />
        <Bone className="my-1 h-5 w-3/5" />
        <Bone className="mt-2 h-4.5 w-2/5" />
        <div className="card-summary">
          <Bone className="my-1 h-4" />
          <Bone className="my-1 h-4 w-4/5" />
        </div>
        <Bone className="mt-4 h-[4.75rem]" />
        <Bone className="mt-4 h-6 w-28" />
      </div>
    </div>
  );
}

export function CardSkeletons({ count, layout }: { count: number; layout?: CardLayout }) {
  return Array.from({ length: count }, (_, index) => (
    <CardSkeleton key={index} {...(layout && { layout })} />
  ));
}
