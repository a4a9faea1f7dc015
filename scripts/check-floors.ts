// No folder of a package reaches itself through another, type imports included; a file at the root of the sources
// counts as a folder. `npm run check` runs it.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

type Arrow = { from: string; to: string; imports: string };

/** What follows `from` or stands in `import()`: sources are formatted, so it is in single quotes. */
const specifier = /(?:\bfrom|\bimport\(|^import)\s*'([^']+)'/gm;

const slashed = (path: string) => path.split(sep).join('/');

function readArrows(root: string): Arrow[] {
  const alias = `@naya/${root.split('/')[1] ?? ''}/`;
  const folderOf = (path: string) => slashed(relative(root, path)).split('/')[0] ?? '';
  return globSync('**/*.{ts,tsx}', { cwd: root }).flatMap((name) => {
    const path = join(root, name);
    const targets = Array.from(readFileSync(path, 'utf8').matchAll(specifier), ([, text = '']) => {
      if (text.startsWith('.')) return join(dirname(path), text);
      return text.startsWith(alias) ? join(root, text.slice(alias.length)) : null;
    });
    return targets.flatMap((target) => {
      if (target === null || relative(root, target).startsWith('..')) return [];
      const [from, to] = [folderOf(path), folderOf(target)];
      const imports = `${slashed(name)} imports ${slashed(relative(root, target))}`;
      return from === to ? [] : [{ from, to, imports }];
    });
  });
}

/** Everything that a folder reaches, by one step or many. */
function reachableFrom(start: string, arrows: Arrow[]): Set<string> {
  const reached = new Set<string>();
  const next = [start];
  for (let from = next.pop(); from !== undefined; from = next.pop()) {
    for (const arrow of arrows) {
      if (arrow.from !== from || reached.has(arrow.to)) continue;
      reached.add(arrow.to);
      next.push(arrow.to);
    }
  }
  return reached;
}

/** The imports by which folders reach themselves, one for each pair of folders. */
function findCircles(root: string): string[] {
  const pairs = new Map(readArrows(root).map((arrow) => [`${arrow.from}>${arrow.to}`, arrow]));
  const arrows = [...pairs.values()];
  return arrows
    .filter(({ from, to }) => to === from || reachableFrom(to, arrows).has(from))
    .map(({ from, to, imports }) => `${root}: ${from} → ${to}: ${imports}`)
    .sort();
}

const packages = globSync(['packages/*/src', 'apps/*/{src,app}']).map(slashed);
const circles = packages.flatMap(findCircles);
if (circles.length > 0) {
  console.error('Folders that reach themselves through another:');
  console.error(circles.join('\n'));
  process.exit(1);
}
