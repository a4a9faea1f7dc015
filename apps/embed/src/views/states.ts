import { franchisesUrl } from '@naya/contract/urls';
import type { WidgetQuery } from '../attributes.ts';
import type { Context } from '../context.ts';
import { button, h } from '../dom.ts';
import { icon } from './icon.ts';

function skeletons(...names: string[]): HTMLElement[] {
  return names.map((name) => h('span', { class: `bone ${name}` }));
}

/** As tall as the cards that replace them, or as what is said where there are none. */
export function loadingCards(count: number): HTMLElement {
  if (count === 0) {
    return h(
      'div',
      { class: 'state', 'aria-hidden': 'true' },
      shutter(),
      ...skeletons('title', 'line wide'),
    );
  }
  const card = () =>
    h(
      'div',
      { class: 'card' },
      h('div', { class: 'front bone' }),
      h(
        'div',
        { class: 'card-body waiting' },
        ...skeletons('short', 'title', 'short', 'line', 'line', 'line', 'block', 'short'),
      ),
    );
  return h('div', { class: 'grid', 'aria-hidden': 'true' }, ...Array.from({ length: count }, card));
}

export function loadingDetail({ texts }: Context): HTMLElement {
  return h(
    'div',
    { class: 'detail-body' },
    h(
      'div',
      { class: 'about' },
      h('p', { class: 'spoken', role: 'status' }, texts.loading),
      ...skeletons('block', 'title', 'line', 'line', 'line', 'short'),
    ),
    h('div', { class: 'enquiry bone' }),
  );
}

export function failedState(message: string, retry: () => void, { texts }: Context): HTMLElement {
  return h(
    'div',
    { class: 'state', role: 'alert' },
    shutter(),
    h('p', { class: 'state-title' }, message),
    button('outline', retry, {}, texts.tryAgain),
  );
}

export function emptyState(query: WidgetQuery, { site, texts }: Context) {
  const { category, city, maxInvestment, ids } = query;
  const isAsked = category || city || maxInvestment || ids.length > 0;
  const message = isAsked ? texts.noMatch : texts.none;
  const all = h(
    'a',
    { class: 'outline', href: site.absolute(franchisesUrl()), target: '_blank', rel: 'noopener' },
    texts.seeAllFranchises,
    icon('outward'),
  );
  const element = h(
    'div',
    { class: 'state' },
    shutter(),
    h('p', { class: 'state-title' }, message),
    all,
  );
  return { message, element };
}

/** A shop with its shutter down, drawn by the style sheet. */
function shutter(): HTMLElement {
  return h('div', { class: 'shutter', 'aria-hidden': 'true' }, h('div', { class: 'awning' }));
}
