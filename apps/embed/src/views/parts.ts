import type { ShownFranchise } from '@naya/contract/franchises/normalise-shown';
import { formatPlace } from '@naya/contract/franchises/format-place';
import { formatAmountRange } from '@naya/contract/format/amount';
import { formatRoiMonths } from '@naya/contract/format/roi';
import { formatSpace } from '@naya/contract/format/space';
import type { Context } from '../context.ts';
import { h } from '../dom.ts';
import { icon } from './icon.ts';
import { picture } from './picture.ts';

/** The shop's picture under its awning; where there is none, a painted wall with the first letter. */
export function shopfront(
  { images, business_name: name }: ShownFranchise,
  sizes: string,
  { site }: Context,
): HTMLElement {
  const front = h('div', { class: 'front', part: 'picture' });
  const wall = () =>
    front.prepend(h('span', { class: 'wall', 'aria-hidden': 'true' }, initial(name)));
  const [first] = images;
  if (first) front.append(picture(first, { site, alt: '', sizes, onMissing: wall }));
  else wall();
  front.append(h('div', { class: 'awning' }));
  return front;
}

export function logo(
  { business_logo: src, business_name: name }: ShownFranchise,
  { site }: Context,
): HTMLElement {
  const badge = h('div', { class: 'logo', part: 'logo' });
  const letter = () => badge.replaceChildren(h('span', { 'aria-hidden': 'true' }, initial(name)));
  if (src) badge.append(picture(src, { site, alt: '', sizes: '64px', onMissing: letter }));
  else letter();
  return badge;
}

function initial(name: string): string {
  return Array.from(name)[0] ?? '';
}

export function place(franchise: ShownFranchise): HTMLElement | null {
  const where = formatPlace(franchise);
  const isOpen = franchise.place_match?.kind === 'open';
  return where ? h('p', { class: isOpen ? 'place open' : 'place' }, icon('pin'), where) : null;
}

/** Longer ones are sentences, which wrap like any text. */
const longestFigure = 24;

/** Label and value in pairs. A figure stays on one line. */
export function figures(className: string, pairs: [string, string][]): HTMLElement {
  const cells = pairs.map(([label, value]) => {
    const isFigure = value.length <= longestFigure;
    return h('div', {}, h('dt', {}, label), h('dd', { class: isFigure && 'figure' }, value));
  });
  return h('dl', { class: className, part: 'figures' }, ...cells);
}

/** The three figures on every price tag. */
export function tagFigures(franchise: ShownFranchise, { texts }: Context): [string, string][] {
  return [
    [texts.investment, formatAmountRange(franchise.investment_min, franchise.investment_max)],
    [texts.payback, formatRoiMonths(franchise.excepted_roi_min, franchise.excepted_roi_max)],
    [texts.space, formatSpace(franchise.space_required)],
  ];
}
