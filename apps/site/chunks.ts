import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';

type Graph = {
  getModuleInfo: (id: string) => { importedIds: string[]; code: string | null } | null;
};

/** Where React Router enters a route's module in the browser's build. */
const routeEntry = '?__react-router-build-client-route';
const entryOf = (file: string) => join(import.meta.dirname, 'app', file) + routeEntry;
const firstVisit = ['root.tsx', 'routes/home.tsx'].map(entryOf);
const pageEntry = (page: string) => entryOf(`routes/${page}.tsx`);
const formPages = ['contact', 'join-investor', 'franchise'].map(pageEntry);
const pagesIn = (folder: string) =>
  readdirSync(join(import.meta.dirname, 'app', folder))
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => entryOf(`${folder}/${name}`));
/** They have fields, but send nothing. */
const otherPages = ['franchises', 'calculator'].map(pageEntry);

/** Characters. A request of its own costs a visitor more than such a module does on a page without use for it. */
const smallModule = 1_000;

const iconImport = /import \{([^}]*)\} from ["']lucide-react["']/;

/** The file of an icon: 'lucide-react/…/trash-2.mjs' for Trash2. */
function iconFile(name: string): string {
  return `/${name.replaceAll(/(?<=[a-z])(?=[A-Z\d])/g, '-').toLowerCase()}.mjs`;
}

/** All icons come through one file that names each of them, so what a module wants of it is read from its code. */
function iconsOf(code: string): string[] {
  const names = iconImport.exec(code)?.[1]?.split(',') ?? [];
  return names.map((name) => iconFile(name.trim().split(' ')[0] ?? ''));
}

function collectImports(graph: Graph, id: string, found: Set<string>): void {
  if (found.has(id) || id.includes('lucide-react')) return;
  found.add(id);
  const { importedIds = [], code = null } = graph.getModuleInfo(id) ?? {};
  for (const icon of iconsOf(code ?? '')) found.add(icon);
  for (const imported of importedIds) collectImports(graph, imported, found);
}

/** All that the entries import, and what they import in turn. */
function importsOf(graph: Graph, entries: string[]): Set<string> {
  const found = new Set<string>();
  for (const entry of entries) collectImports(graph, entry, found);
  return found;
}

const readGraph = (graph: Graph) => ({
  visit: importsOf(graph, firstVisit),
  forms: formPages.map((page) => importsOf(graph, [page])),
  others: importsOf(graph, otherPages),
  pages: [...pagesIn('routes').map((page) => [page]), pagesIn('routes/brand')].map((entries) =>
    importsOf(graph, entries),
  ),
});

/** A file brings all that its modules import, so one schema would bring Zod to every page. */
const needsZod = (graph: Graph, id: string) =>
  [...importsOf(graph, [id])].some((imported) => imported.includes('/node_modules/zod/'));

/** Names the file of a module that pages share; null leaves it to the bundler. */
function nameShared(): Rolldown.CodeSplittingNameFunction {
  let known: ReturnType<typeof readGraph> | undefined;
  return (id, graph) => {
    known ??= readGraph(graph);
    const { visit, forms, others, pages } = known;
    const wanted = /\/icons(\/[^/]+)$/.exec(id)?.[1] ?? id;
    if (visit.has(wanted)) return 'first-visit';
    const isInAllForms = forms.every((page) => page.has(wanted));
    if (isInAllForms) return others.has(wanted) ? 'first-visit' : 'forms';
    const size = graph.getModuleInfo(id)?.code?.length ?? 0;
    const isShared = pages.filter((page) => page.has(wanted)).length > 1;
    if (isShared && size < smallModule && !needsZod(graph, id)) return 'pages';
    return wanted === id && id.includes('lucide-react') ? 'first-visit' : null;
  };
}

/**
 * Left alone, the bundler cuts what pages share into some forty files, and small files compress badly: the home
 * page weighed 10 KB more, and a page with a form took 26 to 38 requests. So: React is one file, its router another
 * (together they keep a slow phone busy for too long at a time), what a first visit to the home page needs of the
 * shared parts is the third, with the fields of its filter form, what all forms need besides the fourth, and small
 * modules that two pages share the fifth.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  return [
    {
      name: 'react',
      test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
      priority: 3,
    },
    { name: 'router', test: /[\\/]node_modules[\\/]react-router[\\/]/, priority: 2 },
    {
      name: nameShared(),
      test: /[\\/](?:app[\\/](?:components|data|forms|franchises|frame|offline|outbox|saved)|packages[\\/]contract|lucide-react)[\\/]/,
      priority: 1,
    },
  ];
}
