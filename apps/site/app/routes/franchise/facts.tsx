import { formatCount } from '@naya/contract/format/count';
import type { ReactNode } from 'react';
import { newTab } from '../../components/new-tab.ts';
import type { DetailFranchise } from './detail-franchise.ts';

type Fact = { label: string; value: ReactNode };

/** Only what is known: a row without a value is left out. */
function factsOf(franchise: DetailFranchise): Fact[] {
  const { royalty_percentage: royalty, total_outlets: outlets, website } = franchise;
  const facts: Fact[] = [
    { label: 'Royalty', value: royalty !== null && `${royalty}%` },
    { label: 'Contract duration', value: franchise.contract_duration },
    { label: 'Model type', value: franchise.model_type },
    { label: 'Outlets', value: outlets !== null && formatCount(outlets) },
    { label: 'Locations', value: franchise.locations.join(', ') },
    { label: 'Territories', value: listed(franchise.territory_details) },
    { label: 'Features', value: listed(franchise.features) },
    { label: 'Requirements', value: listed(franchise.requirements) },
    { label: 'Website', value: website && <Website url={website} /> },
  ];
  return facts.filter(({ value }) => Boolean(value));
}

function listed(items: string[]): ReactNode {
  if (items.length < 2) return items[0];
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

export function Facts({ franchise }: { franchise: DetailFranchise }) {
  const facts = factsOf(franchise);
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="text-2xl">
        Franchise facts
      </h2>
      <dl className="facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Website({ url }: { url: string }) {
  const shown = url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
  return (
    <a
      href={url}
      {...newTab}
      rel={`${newTab.rel} nofollow`}
      className="text-sign underline underline-offset-4"
    >
      {shown}
    </a>
  );
}
