import { hueNumber } from '@naya/contract/categories/hue';
import { listingDescriptionCharacters } from '@naya/contract/constants';
import type { Franchise } from '@naya/contract/franchises/entity';
import { firstCharacters } from '@naya/contract/format/text';
import { button, h } from '../dom.ts';
import { icon } from './icon.ts';
import { figures, logo, place, shopfront, tagFigures } from './parts.ts';

const sizes = '(width < 640px) 92vw, 360px';

type Open = (franchise: Franchise) => void;

export function cardList(franchises: Franchise[], open: Open): HTMLElement[] {
  return franchises.map((franchise) => card(franchise, open));
}

function card(franchise: Franchise, open: Open): HTMLElement {
  const { business_name: name, category } = franchise;
  const front = shopfront(franchise, sizes);
  if (franchise.is_featured) front.append(h('p', { class: 'ribbon' }, 'Featured'));
  front.append(logo(franchise));
  const details = button(
    'details',
    () => open(franchise),
    { 'aria-haspopup': 'dialog', 'aria-label': `View Details of ${name}` },
    'View Details',
    icon('arrow'),
  );
  return h(
    'article',
    { class: 'card', 'data-hue': hueNumber(category) },
    front,
    h(
      'div',
      { class: 'card-body' },
      h('p', { class: 'chip' }, category),
      h('h3', {}, name),
      place(franchise),
      h(
        'p',
        { class: 'summary' },
        firstCharacters(franchise.description, listingDescriptionCharacters),
      ),
      figures('tag', tagFigures(franchise)),
      details,
    ),
  );
}
