import type { PictureHolder, PictureUse } from '@naya/contract/media/office-form';

type Kind = { one: string; many: string; path: string | null };

/** The records that may show a picture; a form of a visitor has no screen for editors. */
const kinds: Record<PictureHolder, Kind> = {
  franchise: { one: 'franchise', many: 'franchises', path: '/franchises' },
  blog: { one: 'post', many: 'posts', path: '/blogs' },
  page: { one: 'page', many: 'pages', path: '/pages' },
  category: { one: 'category', many: 'categories', path: '/categories' },
  event: { one: 'event', many: 'events', path: '/events' },
  'team-member': { one: 'team member', many: 'team members', path: '/team' },
  document: { one: 'text of the site', many: 'texts of the site', path: '/settings' },
  submission: { one: 'listing form', many: 'listing forms', path: null },
};

/** 'in 2 posts, 1 page' */
export function describeUses(uses: PictureUse[]): string {
  const counted = Object.entries(kinds).flatMap(([entity, { one, many }]) => {
    const count = uses.filter((use) => use.entity === entity).length;
    return count === 0 ? [] : `${count} ${count === 1 ? one : many}`;
  });
  return counted.length === 0 ? 'not in use' : `in ${counted.join(', ')}`;
}

export function describeUse({ entity, id, title }: PictureUse) {
  const { one, path } = kinds[entity];
  return { words: `${one}: ${title ?? id}`, path: path && `${path}/${id}` };
}
