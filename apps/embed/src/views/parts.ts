import type { Franchise } from '@naya/contract/franchises/entity';
import { formatAmountRange } from '@naya/contract/format/amount';
import { formatRoiMonths } from '@naya/contract/format/roi';
import { formatSpace } from '@naya/contract/format/space';
import { h } from '../dom.ts';
import { icon } from './icon.ts';
import { picture } from './picture.ts';

/** The shop's picture under its awning; where there is none, a painted wall with the first letter. */
export function shopfront({ images, business_name: name }: Franchise, sizes: string): HTMLElement {
  const front = h('div', { class: 'front' });
  const wall = () =>
    front.prepend(h('span', { class: 'wall', 'aria-hidden': 'true' }, initial(name)));
  const [first] = images;
  if (first) front.append(picture(first, { alt: '', sizes, onMissing: wall }));
  else wall();
  front.append(h('div', { class: 'awning' }));
  return front;
}

export function logo({ business_logo: src, business_name: name }: Franchise): HTMLElement {
  const badge = h('div', { class: 'logo' });
  const letter = () => badge.replaceChildren(h('span', { 'aria-hidden': 'true' }, initial(name)));
  if (src) badge.append(picture(src, { alt: '', sizes: '64px', onMissing: letter }));
  else letter();
  return badge;
}

function initial(name: string): string {
  return Array.from(name)[0] ?? '';
}

export function place({ headquarters, locations }: Franchise): HTMLElement | null {
  const where = headquarters ?? locations[0];
  return where ? h('p', { class: 'place' }, icon('pin'), where) : null;
}

/** Label and value in pairs. */
export function figures(look: string, pairs: [string, string][]): HTMLElement {
  const cells = pairs.map(([label, value]) => h('div', {}, h('dt', {}, label), h('dd', {}, value)));
  return h('dl', { class: look }, ...cells);
}

/** The three figures on every price tag. */
export function tagFigures(franchise: Franchise): [string, string][] {
  return [
    ['Investment', formatAmountRange(franchise.investment_min, franchise.investment_max)],
    ['Payback', formatRoiMonths(franchise.excepted_roi_min, franchise.excepted_roi_max)],
    ['Space', formatSpace(franchise.space_required)],
  ];
}
