import type { ShownFranchise } from '@naya/contract/franchises/normalise-shown';
import { formatAmount, formatAmountRange } from '@naya/contract/format/amount';
import { notStated } from '@naya/contract/format/figure';
import { formatRoiMonths } from '@naya/contract/format/roi';
import { formatSpace } from '@naya/contract/format/space';
import { franchiseUrl } from '@naya/contract/urls';
import type { Context } from '../context.ts';
import { button, h } from '../dom.ts';
import { icon } from './icon.ts';
import { figures, logo, place, shopfront } from './parts.ts';

export function detailHead(franchise: ShownFranchise, context: Context): HTMLElement {
  return h(
    'header',
    { class: 'detail-head' },
    shopfront(franchise, '(width < 640px) 100vw, 960px', context),
    h(
      'div',
      { class: 'detail-name' },
      logo(franchise, context),
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

export function detailAbout(
  franchise: ShownFranchise,
  enquire: () => void,
  { site, texts }: Context,
): HTMLElement {
  const { support_provided: support, training_details: training } = franchise;
  return h(
    'div',
    { class: 'about' },
    figures('overview', [
      [
        texts.investmentRange,
        formatAmountRange(franchise.investment_min, franchise.investment_max),
      ],
      [texts.franchiseFee, formatAmount(franchise.franchise_fee)],
      [texts.payback, formatRoiMonths(franchise.excepted_roi_min, franchise.excepted_roi_max)],
      [texts.spaceRequired, formatSpace(franchise.space_required)],
      [texts.yearEstablished, String(franchise.establishment_year ?? notStated)],
    ]),
    button('primary jump', enquire, {}, texts.enquire),
    h('h3', {}, texts.about(franchise.business_name)),
    ...paragraphs(franchise.description),
    ...points(texts.support, support),
    ...points(texts.training, training),
    h(
      'a',
      {
        class: 'link',
        href: site.absolute(franchiseUrl(franchise.id)),
        target: '_blank',
        rel: 'noopener',
      },
      texts.allFacts,
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
