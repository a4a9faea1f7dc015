import { railMonths } from '@naya/contract/constants';
import type { CallSummary } from '@naya/contract/franchises/franchisee-calls';
import type { Franchise } from '@naya/contract/franchises/entity';

export type Promised = Pick<Franchise, 'excepted_roi_min' | 'excepted_roi_max'>;

const clamp = (months: number) => Math.min(months, railMonths);

/** From which month to which the brand promises the money back; null where it states neither. */
export function promisedSpan({ excepted_roi_min: min, excepted_roi_max: max }: Promised) {
  const [from, to] = [min ?? max, max ?? min];
  return from === null || to === null ? null : { from: clamp(from), to: clamp(to) };
}

const draw = (months: number[], mark: (at: number) => string) =>
  months.map(clamp).map(mark).join('');

/** Promise against reality as a drawing of one line; words beside it say the same. */
export function SmallRail({ calls, promise }: { calls: CallSummary; promise: Promised }) {
  const span = promisedSpan(promise);
  return (
    <svg className="small-rail" viewBox="-1.5 0 63 5" aria-hidden="true">
      {span && (
        <path className="rail-band" d={`M${span.from} 2.5H${Math.max(span.to, span.from + 1)}`} />
      )}
      <path className="rail-axis" d={`M0 2.5H${railMonths}`} />
      <path className="rail-back" d={draw(calls.back, (at) => `M${at} 2.5h0`)} />
      <path d={draw(calls.waiting, (at) => `M${at} 1.6a.9.9 0 1 0 .01 0`)} />
      <path
        className="rail-closed"
        d={draw(calls.closed, (at) => `M${at - 0.8} 1.7l1.6 1.6m0-1.6l-1.6 1.6`)}
      />
    </svg>
  );
}
