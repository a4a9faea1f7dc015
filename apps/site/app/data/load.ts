import { isApiError } from '@naya/contract/api/is-api-error';
import type { Api } from '@naya/contract/api/port';
import { cardBrandOf, type CardBrand } from '@naya/contract/cards';
import { data, redirect, type LoaderFunctionArgs } from 'react-router';
import { siteContext } from './site-context.ts';
import type { StructuredData } from './structured-data.ts';

export type Settled<T> =
  | { ok: true; data: T }
  | { ok: false; message: string; status: number | null };

/** Settled when the server rendered it, still on its way after a navigation in the browser. */
export type SectionData<T> = Settled<T> | Promise<Settled<T>>;

const settled = new WeakMap<Promise<unknown>, unknown>();

async function settle<T>(read: Promise<T>): Promise<Settled<T>> {
  try {
    return { ok: true, data: await read };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { ok: false, message: error.message, status: error.status };
  }
}

/** Turns the failure of a read into its message, so that the rest of the page is still shown. */
export function section<T>(read: Promise<T>): Promise<Settled<T>> {
  const outcome = settle(read);
  outcome.then(
    (value) => settled.set(outcome, value),
    () => {},
  );
  return outcome;
}

/** Returns the data if it has arrived, without waiting: for titles and other things outside the section. */
export function peek<T>(value: SectionData<T> | undefined): T | null {
  const known = value instanceof Promise ? (settled.get(value) as Settled<T> | undefined) : value;
  return known?.ok ? known.data : null;
}

/** Whether the data is still on its way. */
export function isLoading(value: SectionData<unknown>): boolean {
  return value instanceof Promise && !settled.has(value);
}

/** Starts a page's reads together; the same function serves the server and the browser. */
type Load<Params, Reads> = (api: Api, where: { params: Params; url: URL }) => Reads;

type Where<Params> = Omit<LoaderFunctionArgs, 'params'> & { params: Params };
type Awaiteds<Reads> = { [Key in keyof Reads]: Awaited<Reads[Key]> };

function statusOf(main: Settled<unknown> | undefined): number {
  if (main === undefined) return 200;
  if (!main.ok) return 503;
  return main.data === null ? 404 : 200;
}

async function awaitAll<Reads extends object>(reads: Reads): Promise<Awaiteds<Reads>> {
  const entries = Object.entries(reads).map(async ([key, value]) => [key, await value] as const);
  return Object.fromEntries(await Promise.all(entries)) as Awaiteds<Reads>;
}

type ServerOptions<Params, Reads> = {
  /** Structured data about the page for search engines; only the server's answer has it. */
  structured?: (reads: Awaiteds<Reads>, base: { publicUrl: string }) => StructuredData[];
  /** The drawn picture of a link to the page; only the server's answer has it. */
  card?: (reads: Awaiteds<Reads>, brand: CardBrand) => string | null;
  /** Answers 404 when true: the URL is well-formed, but it has no content. */
  isMissing?: (reads: Awaiteds<Reads>) => boolean;
  /** The current URL of content requested by an old one: the server answers 301, in the browser ClientRedirect navigates. */
  movedTo?: (reads: Awaiteds<Reads>, params: Params) => string | null;
};

/** `main` names the read that the page stands for: missing it is a 404, failing it a 503. */
export function serverLoader<Params, Reads extends object>(
  load: Load<Params, Reads>,
  main?: keyof Reads,
  { structured, card, isMissing, movedTo }: ServerOptions<Params, Reads> = {},
) {
  return async ({ context, params, url }: Where<Params>) => {
    const { api, publicUrl, ownData } = context.get(siteContext);
    const reads = await awaitAll(load(api, { params, url }));
    const present = movedTo?.(reads, params);
    if (present) throw redirect(present, 301);
    const known = main === undefined ? 200 : statusOf(reads[main] as Settled<unknown>);
    const status = isMissing?.(reads) ? 404 : known;
    const structuredData = status === 200 ? structured?.(reads, { publicUrl }) : undefined;
    const drawn = status === 200 && ownData && card ? card(reads, await readCardBrand(api)) : null;
    const extras = {
      ...(structuredData && { structured: structuredData }),
      ...(drawn && { card: drawn }),
    };
    return data({ ...reads, ...extras }, { status });
  };
}

/** The frame of the same page reads the same settings. */
async function readCardBrand(api: Api): Promise<CardBrand> {
  const settings = await section(api.settings());
  return settings.ok ? cardBrandOf(settings.data) : null;
}

/** The first page needs no client of its own, so it comes as a separate chunk. */
export function loadBrowserApi() {
  return import('./browser-api.ts');
}

/** Imports the page's reads only at the navigation: React Router would preload whatever the route module imports itself. */
export function lazyBrowserLoader<Params, Reads extends object>(
  fetchLoad: () => Promise<Load<Params, Reads>>,
) {
  return async ({ params, url }: Where<Params>): Promise<Reads> => {
    const [{ browserApi }, load] = await Promise.all([loadBrowserApi(), fetchLoad()]);
    return readThroughCache(url.href, () => load(browserApi, { params, url }));
  };
}

export function browserLoader<Params, Reads extends object>(load: Load<Params, Reads>) {
  return lazyBrowserLoader(() => Promise.resolve(load));
}

const keepMs = 60_000;
const keepPages = 20;
const pages = new Map<string, { at: number; reads: unknown }>();

function hasFailed(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return false;
  const { ok = true } = value as Partial<Settled<unknown>>;
  return !ok;
}

/** A page left a moment ago comes back complete, so that Back finds its scroll position again. */
export function readThroughCache<Reads extends object>(key: string, read: () => Reads): Reads {
  const known = pages.get(key);
  if (known && Date.now() - known.at < keepMs) return known.reads as Reads;

  const reads = read();
  pages.delete(key);
  pages.set(key, { at: Date.now(), reads });
  const oldest = pages.keys().next().value;
  if (pages.size > keepPages && oldest !== undefined) pages.delete(oldest);

  const forget = () => pages.delete(key);
  Promise.all(Object.values(reads)).then((values) => values.some(hasFailed) && forget(), forget);
  return reads;
}
