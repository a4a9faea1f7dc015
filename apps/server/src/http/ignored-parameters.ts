import type { OpenAPIHono } from '@hono/zod-openapi';
import { isUnusable } from '@naya/contract/franchises/parse-query';
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { z } from 'zod';

export const ignoredHeader = 'X-Ignored-Parameters';
/** A header is short, however many somebody sends. */
const maxNamed = 20;
const maxNameLength = 40;

/** A known parameter that changes nothing here: for its value, or for another beside it. */
export function ignoreParameter(c: Context, name: string): void {
  const names = (c.get('ignored') as Set<string> | undefined) ?? new Set();
  c.set('ignored', names.add(name));
}

/** Nothing is refused for an unknown name or an unusable value; a header says which, so that a misspelt filter is found. */
export function nameIgnoredParameters(
  base: string,
  { openAPIRegistry }: Pick<OpenAPIHono, 'openAPIRegistry'>,
): MiddlewareHandler {
  const known = new Map<string, Set<string>>();
  /** Built at the first request, when all routes are there. */
  const build = () => {
    for (const definition of openAPIRegistry.definitions) {
      if (definition.type !== 'route' || definition.route.method !== 'get') continue;
      const { path, request } = definition.route;
      const query = request?.query as z.ZodObject | undefined;
      const names = new Set(Object.keys(query?.shape ?? {}));
      known.set(base + path.replaceAll(/\{(\w+)\}/g, ':$1'), names);
    }
  };
  return async (c, next) => {
    await next();
    if (!c.req.url.includes('?')) return;
    if (known.size === 0) build();
    const names = ignoredOf(c, knownAt(c, known));
    if (names.length > 0) c.header(ignoredHeader, names.join(', '));
  };
}

const knownAt = (c: Context, known: Map<string, Set<string>>) =>
  matchedRoutes(c)
    .map(({ path }) => known.get(path))
    .find((names) => names !== undefined);

/** The parameters of this request that changed nothing, written so that a header can hold them. */
export function ignoredOf(c: Context, known: ReadonlySet<string> | undefined): string[] {
  if (!known) return [];
  const unusable = (c.get('ignored') as Set<string> | undefined) ?? new Set<string>();
  // Of a repeated one the first counts.
  const given = new Map([...new URL(c.req.url).searchParams].toReversed());
  return [...given.keys()]
    .toReversed()
    .filter(
      (name) => !known.has(name) || unusable.has(name) || isUnusable(name, given.get(name) ?? ''),
    )
    .slice(0, maxNamed)
    .map((name) => encodeURIComponent(name.toWellFormed().slice(0, maxNameLength)));
}
