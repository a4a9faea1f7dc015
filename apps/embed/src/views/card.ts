import { hueNumber } from '@naya/contract/categories/hue';
import { listingDescriptionCharacters } from '@naya/contract/constants';
import { stampOf } from '@naya/contract/franchises/checks';
import type { ShownFranchise } from '@naya/contract/franchises/normalise-shown';
import { firstCharacters } from '@naya/contract/format/text';
import type { Context } from '../context.ts';
import { button, h, headingTag } from '../dom.ts';
import { icon } from './icon.ts';
import { figures, logo, place, shopfront, tagFigures } from './parts.ts';

const sizes = '(width < 640px) 92vw, 360px';

type Open = (franchise: ShownFranchise) => void;

export function cardList(
  franchises: ShownFranchise[],
  open: Open,
  context: Context,
): HTMLElement[] {
  return franchises.map((franchise) => card(franchise, open, context));
}

function card(franchise: ShownFranchise, open: Open, context: Context): HTMLElement {
  const { business_name: name, category } = franchise;
  const { texts, headingLevel } = context;
  const { stamp, proof } = stampOf(franchise);
  const reason = franchise.featured_reason;
  const front = shopfront(franchise, sizes, context);
  front.append(logo(franchise, context));
  const details = button(
    'details',
    () => open(franchise),
    { 'aria-haspopup': 'dialog', 'aria-label': texts.viewDetailsOf(name), part: 'details' },
    texts.viewDetails,
    icon('arrow'),
  );
  return h(
    'article',
    { class: 'card', part: 'card', 'data-hue': hueNumber(category) },
    front,
    h(
      'div',
      { class: 'card-body' },
      h('p', { class: 'chip', part: 'category' }, category),
      h(headingTag(headingLevel + 1), { class: 'name', part: 'name' }, name),
      h('p', { class: `stamp ${proof}`, part: 'stamp' }, stamp),
      place(franchise),
      franchise.is_featured &&
        h('p', { class: 'featured' }, h('b', {}, texts.featured), reason && `: ${reason}`),
      h(
        'p',
        { class: 'summary', part: 'summary' },
        firstCharacters(franchise.description, listingDescriptionCharacters),
      ),
      figures('tag', tagFigures(franchise, context)),
      details,
    ),
  );
}
