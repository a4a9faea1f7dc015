import { franchisesUrl } from '@naya/contract/urls';
import { placeFilter, type WidgetQuery } from '../attributes.ts';
import type { Names } from './names-of.ts';
import type { Context } from '../context.ts';
import { h, headingTag } from '../dom.ts';
import { icon } from './icon.ts';

export type Frame = {
  element: HTMLElement;
  /** Shows our site's name. */
  sign: (siteName: string) => void;
  /** Says what is listed, and leads to all of it. */
  name: (names: Names, query: WidgetQuery) => void;
  /** Replaces the content, and announces `spoken` to screen readers. */
  show: (spoken: string, content: HTMLElement) => void;
};

/** The board over the shop: what is listed here, and the way to all of it. */
export function frame({ site, texts, headingLevel }: Context): Frame {
  const owner = h('p', { class: 'owner', part: 'site' });
  const title = h(headingTag(headingLevel), { id: 'title', tabindex: -1, part: 'title' });
  const all = h('a', { class: 'all', part: 'all', target: '_blank', rel: 'noopener' });
  const status = h('p', { class: 'spoken', role: 'status' });
  const content = h('div', { class: 'content' });
  const board = h('div', { class: 'board', part: 'board' }, h('div', {}, owner, title), all);
  const sign = h('div', { class: 'sign' }, board, h('div', { class: 'awning awning-board' }));
  // A group is no landmark: a page may hold two widgets of one title, and landmarks of one role need names of their own.
  const element = h(
    'div',
    { class: 'frame', part: 'frame', role: 'group', 'aria-labelledby': 'title' },
    sign,
    status,
    content,
  );
  return {
    element,
    sign: (siteName) => (owner.textContent = siteName),
    name: ({ category, city }, { maxInvestment, sort, ...asked }) => {
      const what = category ? texts.inCategory(category) : texts.opportunities;
      title.textContent = city ? texts.inCity(what, city) : what;
      all.href = site.absolute(
        franchisesUrl({
          category: category ?? asked.category,
          ...placeFilter(asked.isAnyPlace, city ?? asked.city),
          maxInvestment,
          sort,
        }),
      );
      all.replaceChildren(texts.seeAll, icon('outward'));
    },
    show: (spoken, shown) => {
      // The button that was pressed goes with the old content; the focus stays in the widget.
      const hadFocus = content.matches(':focus-within');
      status.textContent = spoken;
      content.replaceChildren(shown);
      if (hadFocus) title.focus({ preventScroll: true });
    },
  };
}
