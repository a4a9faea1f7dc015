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

async function run(late: LateScripts): Promise<void> {
  const { context, data, manifest, routes, entry } = late;
  const stream = new ReadableStream<string>({
    start(controller) {
      for (const part of data) controller.enqueue(part);
      controller.close();
    },
  }).pipeThrough(new TextEncoderStream());
  Object.assign(window, { __reactRouterContext: { ...context, stream } });
  await load(manifest);
  for (const file of sharedFiles(late)) await load(file);
  const modules = Object.entries(routes).map(async ([name, files]) => {
    return [name, Object.assign({}, ...(await Promise.all(files.map(load))))];
  });
  const routeModules = Object.fromEntries(await Promise.all(modules));
  Object.assign(window, { __reactRouterRouteModules: routeModules });
  await load(entry);
}

/** What a route would bring with it, all at once. */
function sharedFiles({ preloads, routes, entry }: LateScripts): string[] {
  const others = new Set([entry, ...Object.values(routes).flat()]);
  return preloads.filter((file) => !others.has(file));
}

/** Leaves a moment after what it has run, for whoever presses something then. */
async function load(url: string): Promise<unknown> {
  const module = await import(/* @vite-ignore */ url);
  await moment();
  return module;
}

/** By a message: browsers hold timers back, and where a clock stands still none would come. */
const moment = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', resolve);
    port1.start();
    port2.postMessage(null);
  });

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
