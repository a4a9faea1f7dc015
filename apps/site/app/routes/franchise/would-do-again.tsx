import { formatMonth } from '@naya/contract/format/month';
import { formatRoiMonths } from '@naya/contract/format/roi';
import { railMonths } from '@naya/contract/constants';
import {
  againAnswers,
  callOutcomes,
  describeCalls,
  describeOutcome,
  layOutDots,
  rungOutcomes,
  type CallSummary,
  type FranchiseeCall,
} from '@naya/contract/franchises/franchisee-calls';
import type { CSSProperties } from 'react';
import { promisedSpan } from '../../franchises/call-rail.tsx';
import type { DetailFranchise } from './read-franchise.ts';

const ticks = [0, 12, 24, 36, 48, railMonths];

/** What the brand promises against what partners told us whom we drew and rang. */
export function WouldDoAgain({ franchise }: { franchise: DetailFranchise }) {
  const { call_summary: calls, franchisee_calls: each } = franchise;
  // Another backend has rung nobody.
  if (!calls) return null;
  const dots = layOutDots(each);
  const lanes = Math.max(2, ...dots.map(({ lane }) => lane + 1));
  const span = promisedSpan(franchise);
  const place = { '--lanes': lanes, '--from': span?.from, '--to': span?.to } as CSSProperties;
  return (
    <section aria-labelledby="again">
      <h2 id="again" className="text-2xl">
        Would you do it again?
      </h2>
      <p className="mt-4 mb-1 text-sm font-semibold">
        {span
          ? `Promised: ${formatRoiMonths(franchise.excepted_roi_min, franchise.excepted_roi_max)}`
          : 'The brand states no payback.'}
      </p>
      <div className="rail" style={place}>
        <div aria-hidden="true" className="rail-ticks text-sm text-ink-muted">
          {ticks.map((month) => (
            <span key={month} style={{ '--at': month } as CSSProperties}>
              {month === railMonths ? `${month}+` : month}
            </span>
          ))}
        </div>
        {dots.map(({ dot, at, lane }) => (
          <details
            key={`${at} ${lane}`}
            name="calls"
            className="rail-dot"
            style={{ '--at': at, '--lane': lane } as CSSProperties}
          >
            <summary data-outcome={dot.outcome}>
              <span className="sr-only">{describeCall(dot)}</span>
            </summary>
            <Call call={dot} />
          </details>
        ))}
      </div>
      <ul aria-hidden="true" className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-muted">
        {rungOutcomes.map((outcome) => (
          <li key={outcome} data-outcome={outcome} className="flex items-center gap-2">
            {callOutcomes[outcome]}
          </li>
        ))}
        <li>Months after opening</li>
      </ul>
      <p className="mt-4 text-lg font-semibold">{describeCalls(calls)}</p>
      <p className="mt-1 max-w-[68ch] text-ink-muted">{explain(calls)}</p>
    </section>
  );
}

function explain({ rung, unreached }: CallSummary): string {
  const drawn = 'Whom we ring is drawn at random from the brand’s list: the brand does not choose.';
  if (rung === 0) return drawn;
  const missed =
    unreached > 0
      ? ` ${unreached} more ${unreached === 1 ? 'was' : 'were'} drawn whom we did not reach, or who did not want to talk.`
      : '';
  return `${drawn}${missed} Press a mark to read what that partner said.`;
}

const describeCall = (call: FranchiseeCall) =>
  [describeOutcome(call), call.city, againAnswers[call.again]].filter(Boolean).join('. ');

function Call({ call }: { call: FranchiseeCall }) {
  const { called_in, city, again, words, recording } = call;
  return (
    <div className="mt-2 rounded-card border border-line bg-surface p-4 wrap-anywhere">
      <p className="font-bold">{describeOutcome(call)}</p>
      <p className="text-ink-muted">
        {[againAnswers[again], city, `rung in ${formatMonth(called_in)}`]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {words && <blockquote className="mt-2 max-w-[68ch] text-lg">{words}</blockquote>}
      {recording && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the words stand above
        <audio controls preload="none" src={recording} className="mt-3 w-full" />
      )}
    </div>
  );
}
