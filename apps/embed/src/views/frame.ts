import { provider } from '@naya/contract/site-info/provider';
import { franchisesUrl } from '@naya/contract/urls';
import { h } from '../dom.ts';
import { absolute } from '../host.ts';
import { icon } from './icon.ts';

type Asked = { category: string | null; location: string | null };

export type Frame = {
  element: HTMLElement;
  name: (asked: Asked) => void;
  /** Puts the content in and says in a sentence what it is, for those who listen. */
  show: (spoken: string, content: HTMLElement) => void;
};

/** The board over the shop: what is listed here, and the way to all of it. */
export function frame(): Frame {
  const title = h('h2', { id: 'title' });
  const all = h('a', { class: 'all', target: '_blank', rel: 'noopener' });
  const status = h('p', { class: 'spoken', role: 'status' });
  const content = h('div', { class: 'content' });
  const element = h(
    'section',
    { class: 'frame', 'aria-labelledby': 'title' },
    h(
      'header',
      { class: 'sign' },
      h('div', { class: 'board' }, h('div', {}, h('p', {}, provider.siteName), title), all),
      h('div', { class: 'awning awning-board' }),
    ),
    status,
    content,
  );
  return {
    element,
    name: ({ category, location }) => {
      const where = location ? ` in ${location}` : '';
      title.textContent = `${category ? `${category} franchises` : 'Franchise opportunities'}${where}`;
      all.href = absolute(franchisesUrl({ category, location }));
      all.replaceChildren('See all', icon('outward'));
    },
    show: (spoken, shown) => {
      status.textContent = spoken;
      content.replaceChildren(shown);
    },
  };
}
