import { OpenAPIHono, createRoute } from '@hono/zod-openapi';
import type { Context as CoreContext } from '@naya/core/context';
import { z } from 'zod';
import type { Limits } from '../http/limits.ts';

export type ApiDeps = {
  core: CoreContext;
  /** The same with connections of its own, for what visitors send. */
  forms: CoreContext;
  limits: Limits;
  /** Where files of a form lie until it is answered. */
  uploadDir: string;
};
export const newRouter = () => new OpenAPIHono();
export type Router = ReturnType<typeof newRouter>;

const failure = z.object({
  success: z.literal(false),
  message: z.string(),
  errors: z.record(z.string(), z.string()),
});
export const failureAnswer = (description: string) => ({
  description,
  content: { 'application/json': { schema: failure } },
});

type ReadOptions<Body extends z.ZodType> = { tag: string; summary: string; body: Body };

/** A GET that answers JSON; `{param}` parts of the path are plain strings. */
export function readRoute<Path extends string, Body extends z.ZodType>(
  path: Path,
  { tag, summary, body }: ReadOptions<Body>,
) {
  return createRoute({
    method: 'get',
    path,
    tags: [tag],
    summary,
    request: { params: pathParams(path) },
    responses: {
      200: { description: 'OK', content: { 'application/json': { schema: body } } },
      ...(path.includes('{') && { 404: failureAnswer('There is no such item.') }),
    },
  });
}

function pathParams(path: string) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  return z.object(Object.fromEntries(names.map((name) => [name, z.string()])));
}
