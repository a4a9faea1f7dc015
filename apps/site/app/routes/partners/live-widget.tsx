import { franchisesUrl } from '@naya/contract/urls';
import { embedScriptUrl } from '@naya/contract/partners/urls';
import type { ComponentProps, CSSProperties } from 'react';
import { TextLink } from '../../components/text-link.tsx';
import type { Choices } from './choices.ts';
import { reservedHeights } from './reserved-heights.ts';

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

type WidgetProps = Omit<ComponentProps<'franchise-listings'>, 'children' | 'limit'> & {
  limit: number | string;
};

/** The link shows until the script has come, in the place that the widget takes. */
export function Widget({ style, ...attributes }: WidgetProps) {
  const { narrow, middle, wide } = reservedHeights(Number(attributes.limit));
  const reserved = { '--narrow': narrow, '--middle': middle, '--wide': wide };
  return (
    <franchise-listings {...attributes} style={{ ...style, ...(reserved as CSSProperties) }}>
      <TextLink to={franchisesUrl()}>Browse franchises</TextLink>
    </franchise-listings>
  );
}
