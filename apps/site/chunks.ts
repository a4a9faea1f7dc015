import { join } from 'node:path';
import type { Rolldown } from 'vite';

type Graph = {
  getModuleInfo: (id: string) => { importedIds: string[]; code: string | null } | null;
};

/** Where React Router enters a route's module in the browser's build. */
const routeEntry = '?__react-router-build-client-route';
const firstVisit = ['app/root.tsx', 'app/routes/home.tsx'].map(
  (file) => join(import.meta.dirname, file) + routeEntry,
);

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

/**
 * Left alone, the bundler cuts what pages share into some forty files, and small files compress badly: the home
 * page weighed 10 KB more. So: React is one file, its router another (together they keep a slow phone busy for too long
 * at a time), and what a first visit to the home page needs of the shared parts is the third.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  const needed = new Set<string>();
  const name = (id: string, graph: Graph) => {
    if (needed.size === 0) for (const entry of firstVisit) collectImports(graph, entry, needed);
    const icon = /\/icons(\/[^/]+)$/.exec(id)?.[1];
    if (icon) return needed.has(icon) ? 'first-visit' : null;
    return needed.has(id) || id.includes('lucide-react') ? 'first-visit' : null;
  };
  return [
    {
      name: 'react',
      test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
      priority: 3,
    },
    { name: 'router', test: /[\\/]node_modules[\\/]react-router[\\/]/, priority: 2 },
    {
      name,
      test: /[\\/](?:app[\\/](?:components|data|desk|frame|offline|outbox)|packages[\\/]contract|lucide-react)[\\/]/,
      priority: 1,
    },
  ];
}
