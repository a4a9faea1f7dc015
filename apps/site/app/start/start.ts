import type { LateScripts } from './late-scripts.ts';

/** Where the server has put what React Router would have run while the page was read. */
const element = () => document.getElementById('late-scripts');

let scripts: LateScripts | undefined;
const read = (from: HTMLElement) => (scripts ??= JSON.parse(from.textContent) as LateScripts);

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** One by one: each costs a slow phone some milliseconds, in which it hears nobody. */
async function fetchAll({ preloads }: LateScripts): Promise<void> {
  for (const href of preloads) {
    if (document.head.querySelector(`[href="${href}"]`)) continue;
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
    await wait(0);
  }
}

/** By it the place on a page is found again. */
function nameThisVisit(): void {
  if (history.state?.key) return;
  history.replaceState({ key: Math.random().toString(32).slice(2) }, '');
}

async function run({ context, data, manifest, routes, entry }: LateScripts): Promise<void> {
  const stream = new ReadableStream<string>({
    start(controller) {
      for (const part of data) controller.enqueue(part);
      controller.close();
    },
  }).pipeThrough(new TextEncoderStream());
  Object.assign(window, { __reactRouterContext: { ...context, stream } });
  await load(manifest);
  const modules = Object.entries(routes).map(async ([name, files]) => {
    return [name, Object.assign({}, ...(await Promise.all(files.map(load))))];
  });
  const routeModules = Object.fromEntries(await Promise.all(modules));
  Object.assign(window, { __reactRouterRouteModules: routeModules });
  await load(entry);
}

const load = (url: string): Promise<unknown> => import(/* @vite-ignore */ url);

async function startNow(): Promise<void> {
  const late = element();
  if (!late) return;
  late.remove();
  void fetchAll(read(late));
  nameThisVisit();
  await run(read(late));
}

const painted = () =>
  new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  });

/**
 * The page has its pictures. Fetches the scripts once it has been painted, and runs them when the browser has done
 * drawing it: a phone's scroll bar takes until then to fade, and the two would slow each other. Or at once, for
 * someone who presses something and cannot wait.
 */
async function start(why: string): Promise<void> {
  if (why !== 'load') return startNow();
  await painted();
  const late = element();
  if (late) await fetchAll(read(late));
  await wait(450);
  await startNow();
}

// Sent by the few words of a script in the page; what is built as this file is can export nothing.
addEventListener('start', (event) => void start((event as CustomEvent<string>).detail));
