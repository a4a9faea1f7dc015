import { join } from 'node:path';
import type { Rolldown } from 'vite';

type Graph = { getModuleInfo: (id: string) => { importedIds: string[] } | null };

/** Where React Router enters a route's module in the browser's build. */
const routeEntry = '?__react-router-build-client-route';
const firstVisit = ['app/root.tsx', 'app/routes/home.tsx'].map(
  (file) => join(import.meta.dirname, file) + routeEntry,
);

function collectImports(graph: Graph, id: string, found: Set<string>): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
    collectImports(graph, imported, found);
  }
  return found;
}

/**
 * Left alone, the bundler cuts what pages share into some forty files, and small files compress badly: the home
 * page weighed 10 KB more. So: the libraries are one file, and what a first visit to the home page needs of the
 * shared parts is another.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  const needed = new Set<string>();
  const name = (id: string, graph: Graph) => {
    if (needed.size === 0) for (const entry of firstVisit) collectImports(graph, entry, needed);
    return needed.has(id) ? 'first-visit' : null;
  };
  return [
    {
      name: 'libraries',
      test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router)[\\/]/,
      priority: 2,
    },
    {
      name,
      test: /[\\/](?:app[\\/](?:components|data|frame|offline|outbox)|packages[\\/]contract|lucide-react)[\\/]/,
      priority: 1,
    },
  ];
}
