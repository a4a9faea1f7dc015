import { embedScriptUrl, franchisesUrl } from '@naya/contract/urls';
import type { ComponentProps } from 'react';
import { TextLink } from '../../components/text-link.tsx';
import type { Choices } from './choices.ts';

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
        <Widget category={category} city={city} limit={limit} theme={theme} />
      </div>
    </section>
  );
}

/** The link shows until the script has come. */
export function Widget(attributes: Omit<ComponentProps<'franchise-listings'>, 'children'>) {
  return (
    <franchise-listings {...attributes}>
      <TextLink to={franchisesUrl()}>Browse franchises</TextLink>
    </franchise-listings>
  );
}
