import { formatCount } from '@naya/contract/format/count';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { newTab } from '../../components/new-tab.ts';
import { textParagraphs } from '../../data/clean-html.ts';
import type { DetailFranchise } from './read-franchise.ts';

const nothingWritten = 'The brand has not written about itself yet.';

export function About({ franchise }: { franchise: DetailFranchise }) {
  const { description, support_offered: offered, support_provided: support } = franchise;
  const training = franchise.training_details;
  return (
    <section aria-labelledby="about">
      <h2 id="about" className="text-2xl">
        About {franchise.business_name}
      </h2>
      <div className="mt-3 grid max-w-[68ch] gap-4 text-lg">
        {textParagraphs(description || nothingWritten).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className="mt-8 grid gap-8 md:grid-cols-2">
        {(support.length > 0 || offered) && (
          <Points title="Support Provided" text={offered} points={support} />
        )}
        {training.length > 0 && <Points title="Training" points={training} />}
      </div>
    </section>
  );
}

type PointsProps = { title: string; text?: string | null; points: string[] };

function Points({ title, text, points }: PointsProps) {
  return (
    <section>
      <h3 className="text-xl">{title}</h3>
      {points.length > 0 && (
        <ul className="mt-3 grid gap-2.5">
          {points.map((point) => (
            <li key={point} className="flex gap-2.5">
              <Check aria-hidden size={20} className="mt-0.5 shrink-0 text-leaf" />
              {point}
            </li>
          ))}
        </ul>
      )}
      {text && <p className="mt-3 text-ink-muted">{text}</p>}
    </section>
  );
}

type Fact = { label: string; value: ReactNode };

/** Only what is known: a row without a value is left out. */
function factsOf(franchise: DetailFranchise): Fact[] {
  const { total_outlets: outlets, website } = franchise;
  const facts: Fact[] = [
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
