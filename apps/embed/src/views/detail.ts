import type { Franchise } from '@naya/contract/franchises/entity';
import { formatAmount, formatAmountRange } from '@naya/contract/format/amount';
import { formatRoiMonths } from '@naya/contract/format/roi';
import { formatSpace } from '@naya/contract/format/space';
import { franchiseUrl } from '@naya/contract/urls';
import { button, h } from '../dom.ts';
import { absolute } from '../host.ts';
import { icon } from './icon.ts';
import { figures, logo, place, shopfront } from './parts.ts';

export function detailHead(franchise: Franchise): HTMLElement {
  return h(
    'header',
    { class: 'detail-head' },
    shopfront(franchise, '(width < 640px) 100vw, 960px'),
    h(
      'div',
      { class: 'detail-name' },
      logo(franchise),
      h(
        'div',
        {},
        h('p', { class: 'chip' }, franchise.category),
        h('h2', { id: 'brand', tabindex: -1, autofocus: true }, franchise.business_name),
        place(franchise),
      ),
    ),
  );
}

export function detailAbout(franchise: Franchise, enquire: () => void): HTMLElement {
  const { support_provided: support, training_details: training } = franchise;
  return h(
    'div',
    { class: 'about' },
    figures('overview', [
      ['Investment range', formatAmountRange(franchise.investment_min, franchise.investment_max)],
      ['Franchise fee', formatAmount(franchise.franchise_fee)],
      ['Expected ROI', formatRoiMonths(franchise.excepted_roi_min, franchise.excepted_roi_max)],
      ['Space required', formatSpace(franchise.space_required)],
      ['Year established', String(franchise.establishment_year ?? 'N/A')],
    ]),
    button('primary jump', enquire, {}, 'Enquire'),
    h('h3', {}, `About ${franchise.business_name}`),
    ...paragraphs(franchise.description),
    ...points('Support Provided', support),
    ...points('Training', training),
    h(
      'a',
      {
        class: 'link',
        href: absolute(franchiseUrl(franchise.id)),
        target: '_blank',
        rel: 'noopener',
      },
      'Pictures and all facts',
      icon('outward'),
    ),
  );
}

function paragraphs(text: string): HTMLElement[] {
  const lines = text.split(/\n+/).filter((line) => line.trim());
  return lines.map((line) => h('p', {}, line));
}

function points(title: string, items: string[]): HTMLElement[] {
  if (items.length === 0) return [];
  const list = items.map((item) => h('li', {}, icon('check'), item));
  return [h('h3', {}, title), h('ul', {}, ...list)];
}
