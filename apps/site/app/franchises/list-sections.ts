import { formatAmount } from '@naya/contract/format/amount';
import { countOf, formatCount } from '@naya/contract/format/count';
import type { ListedPage, ListSection, SectionCount } from '@naya/contract/franchises/entity';

type Page = Pick<ListedPage, 'sections' | 'page' | 'limit'>;

/** The section of the card that stands so far down on the page; null where the backend tells no sections. */
export function sectionAt({ sections, page, limit }: Page, index: number): ListSection | null {
  let before = (page - 1) * limit + index;
  for (const { kind, count } of sections) {
    if (before < count) return kind;
    before -= count;
  }
  return null;
}

export const countIn = (sections: SectionCount[], section: ListSection): number =>
  sections.find(({ kind }) => kind === section)?.count ?? 0;

/** How many take new partners in the chosen place; of a backend that tells no sections, all. */
export const countOpen = ({ sections, total }: { sections: SectionCount[]; total: number }) =>
  sections.length === 0 ? total : countIn(sections, 'open');

/** Stands between what can be opened and what follows. */
export function sectionLine({ kind, count, more }: SectionCount, place: string | null): string {
  const many = formatCount(count);
  const there = place === null ? '' : ` in ${place}`;
  if (kind === 'dearer') return `${many}${there} may need up to ${formatAmount(more)} more`;
  if (kind === 'open') return `${many} open for new partners${there}`;
  if (kind === 'waiting') return `${many} with a waiting list${there}`;
  if (kind === 'outlets') return `${many} with outlets${there}, not open for new partners there`;
  return `${many} that ${count === 1 ? 'mentions' : 'mention'} ${place}, not open for new partners there`;
}

/** '16 opportunities: 5 open, 4 with a waiting list, 7 with outlets' */
export function sayCounts(sections: SectionCount[], total: number): string {
  const all = countOf(total, 'opportunity', 'opportunities');
  if (sections.length < 2) return all;
  const parts = sections.map(({ kind, count }) => `${formatCount(count)} ${partNames[kind]}`);
  return `${all}: ${parts.join(', ')}`;
}

const partNames: Record<ListSection, string> = {
  open: 'open',
  dearer: 'may need more money',
  waiting: 'with a waiting list',
  outlets: 'with outlets',
  named: 'beside these',
};

type Sectioned = { section: ListSection | null };

/** Cards one after another of the same section. */
export function groupBySection<Card extends Sectioned>(cards: Card[]) {
  const groups: { section: ListSection | null; cards: Card[] }[] = [];
  for (const card of cards) {
    const last = groups.at(-1);
    if (last && last.section === card.section) last.cards.push(card);
    else groups.push({ section: card.section, cards: [card] });
  }
  return groups;
}
