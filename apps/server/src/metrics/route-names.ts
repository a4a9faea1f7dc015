import type { RouterRoute } from 'hono/types';

/** The site's own, as `apps/site/app/routes.ts` has them; what opens something is a star like every value. */
const pages = [
  '/',
  '/about',
  '/blog',
  '/blog/*',
  '/brand/*',
  '/brand/*/*',
  '/brand/*/*/*',
  '/calculator',
  '/compare',
  '/contact',
  '/franchises',
  '/franchises/*',
  '/franchises/category/*',
  '/franchises/city/*',
  '/franchises/city/*/*',
  '/join-investor',
  '/list-franchise',
  '/my-data/*',
  '/page/*',
  '/pages',
  '/partners',
  '/privacy-policy',
  '/shortlist',
  '/team/*',
  '/terms',
];

type Node = { children: Map<string, Node>; name: string | null };
const newNode = (): Node => ({ children: new Map(), name: null });

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

/** Names the route of a URL with a star for each value: there are as many names as routes, whatever people ask for. */
export function createRouteNames(routes: Pick<RouterRoute, 'path'>[]): (url: string) => string {
  const root = newNode();
  const calls = routes.map(({ path }) => path).filter((path) => !path.includes('*'));
  for (const path of [...calls, ...pages]) {
    let node = root;
    const segments = segmentsOf(path).map((each) => (each.includes(':') ? '*' : each));
    for (const segment of segments) {
      const next = node.children.get(segment) ?? newNode();
      node.children.set(segment, next);
      node = next;
    }
    node.name = `/${segments.join('/')}`;
  }
  return (url) => {
    const path = url.split('?', 1)[0]?.replace(/\.data$/, '') ?? '';
    return find(root, segmentsOf(path)) ?? 'other';
  };
}

function find(node: Node, [segment, ...rest]: string[]): string | null {
  if (segment === undefined) return node.name;
  for (const key of [segment, '*']) {
    const child = node.children.get(key);
    const name = child && find(child, rest);
    if (name) return name;
  }
  return null;
}
