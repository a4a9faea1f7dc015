import type { PageEnds } from './page-ends.ts';

const loaded = /<link rel="modulepreload"[^>]*>/g;
const script = /<script(?![^>]*data-still)[^>]*>[\s\S]*?<\/script>/g;

/** A page that stays as it was written; only what is marked as part of it runs. */
export function withoutScripts({ head, tail }: PageEnds): PageEnds {
  const clean = (html: string) => html.replaceAll(loaded, '').replaceAll(script, '');
  return { head: clean(head), tail: clean(tail) };
}
