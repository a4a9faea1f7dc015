import type { LateScripts } from '../app/start/late-scripts.ts';
import type { PageEnds } from './page-ends.ts';

const modulePreload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const inlineScript = /<script>([\s\S]*?)<\/script>/g;
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;

const context = /^window\.__reactRouterContext = (\{.*\});window\.__reactRouterContext\.stream = /;
const enqueue = 'window.__reactRouterContext.streamController.enqueue(';

/**
 * Fetches app/start a moment after the page is there, or for someone who presses something before, or when pictures take
 * too long. Its hash stands in deploy/site.conf.template too.
 */
const loader = `{
const start = (detail) => import(document.body.dataset.start)
.then(() => dispatchEvent(new CustomEvent('start', { detail })));
addEventListener('load', () => setTimeout(start, 250, 'load'));
setTimeout(start, 3000, 'late');
for (const press of ['pointerdown', 'keydown']) addEventListener(press, () => start(press));
}`.replaceAll('\n', '');

/**
 * The page is complete without its scripts: on a slow line its style, font and first pictures have the line to themselves,
 * and app/start runs them afterwards. It finds here as data what React Router would run in the page itself, so that
 * no page needs a script of its own. The emptied elements stay: React looks for them.
 */
export function withLateScripts(page: PageEnds): PageEnds {
  const late = lateScripts(page);
  // Written in another way than we know, it still works: its scripts are named in its policy.
  if (!late) return page;
  const element = `<script type="application/json" id="late-scripts">${late}</script><script>${loader}</script>`;
  return {
    head: page.head.replaceAll(modulePreload, ''),
    tail: page.tail
      .replaceAll(modulePreload, '')
      .replaceAll(inlineScript, '<script></script>')
      .replace(moduleScript, '<script type="module" async=""></script>')
      .replace('</body>', () => `${element}</body>`),
  };
}

/** Literals are put together as they stand: React Router has written them so that they cannot end an element. */
function lateScripts({ head, tail }: PageEnds): string | undefined {
  const codes = [...tail.matchAll(inlineScript)].map(([, code = '']) => code);
  const found = codes.map((code) => context.exec(code)?.[1]).find(Boolean);
  const modules = moduleScript.exec(tail)?.[1];
  const manifest = /^import "([^"]+)";/m.exec(modules ?? '')?.[1];
  const entry = /^import\("([^"]+)"\);/m.exec(modules ?? '')?.[1];
  if (!found || !modules || !manifest || !entry) return undefined;
  const data = codes
    .filter((code) => code.startsWith(enqueue))
    .map((code) => code.slice(enqueue.length, code.lastIndexOf(')')));
  const preloads = [head, tail].flatMap((html) =>
    [...html.matchAll(modulePreload)].map(([, href]) => href),
  );
  const rest = JSON.stringify({ preloads, manifest, entry, routes: routesIn(modules) });
  return `{"context":${found},"data":[${data.join()}],${rest.slice(1)}`;
}

/** A route is one module, or several that are put together: `route1_clientLoader`, `route1_main`. */
function routesIn(modules: string): LateScripts['routes'] {
  const files = [...modules.matchAll(/^import \* as (route\d+)\w* from "([^"]+)";/gm)];
  const named = /__reactRouterRouteModules = \{(.*)\};/.exec(modules)?.[1] ?? '';
  return Object.fromEntries(
    [...named.matchAll(/"([^"]+)":(route\d+)/g)].map(([, name, route]) => [
      name,
      files.filter(([, of]) => of === route).map(([, , file = '']) => file),
    ]),
  );
}
