import { Check } from 'lucide-react';
import { textParagraphs } from '../../data/text-paragraphs.ts';
import type { DetailFranchise } from './detail-franchise.ts';

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
