export function categoryRow(id: number, changes: Record<string, unknown> = {}) {
  return {
    id,
    slug: `category-${id}`,
    name: `Category ${id}`,
    description: null,
    image: null,
    ...changes,
  };
}

export function categoryRows(count: number) {
  return Array.from({ length: count }, (_, index) => categoryRow(index + 1));
}

/** An event as a foreign backend might send it: without a video unless `changes` bring one. */
export function eventRow(id: number, changes: Record<string, unknown> = {}) {
  return {
    id,
    title: `Event ${id}`,
    date: '2027-01-09T11:00:00+05:30',
    location: 'Delhi',
    description: 'Come and see.',
    thumbnail: null,
    ...changes,
  };
}

export function blogRow(id: number, changes: Record<string, unknown> = {}) {
  return {
    id,
    slug: `post-${id}`,
    title: `Post ${id}`,
    content: '<p>Something worth reading.</p>',
    meta_description: null,
    image: null,
    created_at: `2026-01-0${id}T00:00:00.000Z`,
    category: 'Money',
    tags: [],
    author: 'Somebody',
    ...changes,
  };
}
