import { formatDate } from '@naya/contract/format/date';
import {
  describeCheck,
  hasRungPartners,
  newestChecks,
  tierOf,
  type FranchiseCheck,
} from '@naya/contract/franchises/checks';
import { publicRegisters } from '@naya/contract/franchises/registers';
import { reportUrl } from '@naya/contract/urls';
import { newTab } from '../../components/new-tab.ts';
import { Picture } from '../../components/picture.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { useFrame } from '../../data/frame.ts';
import type { DetailFranchise } from './read-franchise.ts';

/** In plain words what the deepest check is worth. */
const tiers = [
  'From the brand alone: we have checked nothing ourselves yet.',
  'We have checked its registration numbers.',
  'We have seen papers of the brand.',
  'We have spoken to the brand.',
  'We have been there.',
];

function sayDeepest(franchise: DetailFranchise): string | undefined {
  const tier = tierOf(franchise.checks);
  return tier === 0 && hasRungPartners(franchise)
    ? 'We have rung partners of the brand; of what it states itself we have checked nothing yet.'
    : tiers[tier];
}

/** A receipt: one line for each check. What nobody has checked is not on it. */
export function HowWeKnow({ franchise }: { franchise: DetailFranchise }) {
  const { confirmed_at, is_outdated, is_featured, featured_reason } = franchise;
  const { ownData } = useFrame();
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
          : sayDeepest(franchise)}
      </p>
      <ul>
        {ticked.map((check) => (
          <li key={check.kind + check.detail}>
            <span>{describeCheck(check)}</span>
            <time dateTime={check.checked_on}>{formatDate(check.checked_on)}</time>
            {check.words && <p>{check.words}</p>}
            {check.images.length > 0 && <CheckPictures check={check} />}
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
      <LookUp franchise={franchise} />
      {ownData && <TextLink to={reportUrl(franchise.id)}>Report this listing</TextLink>}
    </section>
  );
}

function CheckPictures({ check }: { check: FranchiseCheck }) {
  const { images, checked_on } = check;
  return (
    <div className="receipt-pictures">
      {images.map((src, index) => (
        <a key={src} href={src} {...newTab}>
          <Picture
            src={src}
            alt={`${describeCheck(check)}, ${formatDate(checked_on)}, picture ${index + 1} of ${images.length}`}
            sizes="6rem"
          />
        </a>
      ))}
    </div>
  );
}

/** What the brand states of itself that anybody can look up. */
function LookUp({ franchise }: { franchise: DetailFranchise }) {
  return (
    <details className="receipt-registers">
      <summary>Look it up yourself</summary>
      <dl>
        {publicRegisters.map(({ field, label, register, url }) => (
          <div key={field}>
            <dt>{label}</dt>
            <dd>
              {franchise[field] ?? 'not stated'}
              {franchise[field] && (
                <a href={url} {...newTab}>
                  {register}
                  <span className="sr-only">: search for this {label}, in a new tab</span>
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {publicRegisters.some(({ field }) => franchise[field]) && (
        <p>
          As the brand states them. The registers are public and leave this site; search there for
          the number.
        </p>
      )}
    </details>
  );
}

const endSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
