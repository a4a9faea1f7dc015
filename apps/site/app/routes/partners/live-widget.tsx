import { embedScriptUrl, franchisesUrl } from '@naya/contract/urls';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import type { Choices } from './choices.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'franchise-listings': ComponentProps<'div'> & Partial<Choices>;
    }
  }
}

/** The widget itself, by the same script that partners load. */
export function LiveWidget({ choices }: { choices: Choices }) {
  const { category, city, limit, theme } = choices;
  return (
    <section aria-labelledby="live" className="mt-12 lg:mt-16">
      <h2 id="live" className="text-3xl">
        How it looks
      </h2>
      <div className="mt-6">
        <script async src={embedScriptUrl} />
        <franchise-listings category={category} city={city} limit={limit} theme={theme}>
          <Link to={franchisesUrl()} className="text-sign underline underline-offset-4">
            Browse franchises
          </Link>
        </franchise-listings>
      </div>
    </section>
  );
}
