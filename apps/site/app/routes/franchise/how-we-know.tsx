import { formatDate } from '@naya/contract/format/date';
import { newestChecks, describeCheck, tierOf } from '@naya/contract/franchises/checks';
import type { DetailFranchise } from './read-franchise.ts';

/** In plain words what the deepest check is worth. */
const tiers = [
  'From the brand alone: we have checked nothing ourselves yet.',
  'We have checked its registration numbers.',
  'We have seen papers of the brand.',
  'We have spoken to the brand.',
  'We have been there.',
];

/** A receipt: one line for each check. What nobody has checked is not on it. */
export function HowWeKnow({ franchise }: { franchise: DetailFranchise }) {
  const { confirmed_at, is_outdated, is_featured, featured_reason } = franchise;
  const checks = newestChecks(franchise.checks);
  // The date of figures stands in the sentence below the ticks.
  const ticked = checks.filter(({ kind }) => kind !== 'figures');
  return (
    <section aria-labelledby="known" className="receipt">
      <h2 id="known" className="text-xl">
        How we know
      </h2>
      <p className={is_outdated ? 'receipt-old' : undefined}>
        {is_outdated
          ? `Nobody has confirmed these figures since ${formatDate(confirmed_at) ?? 'they were listed'}. They may have changed.`
          : tiers[tierOf(checks)]}
      </p>
      <ul>
        {ticked.map((check) => (
          <li key={check.kind + check.detail}>
            <span>{describeCheck(check)}</span>
            <time dateTime={check.checked_on}>{formatDate(check.checked_on)}</time>
          </li>
        ))}
        <li className="receipt-plain">
          <span>
            All figures are stated by the brand
            {confirmed_at && !is_outdated && (
              <>
                , which last confirmed them on{' '}
                <time dateTime={confirmed_at}>{formatDate(confirmed_at)}</time>
              </>
            )}
            .
          </span>
        </li>
        {is_featured && (
          <li className="receipt-plain">
            <span>Featured: {endSentence(featured_reason ?? 'chosen by our editors')}</span>
          </li>
        )}
      </ul>
    </section>
  );
}

const endSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
