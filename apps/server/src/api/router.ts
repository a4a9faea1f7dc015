import { OpenAPIHono, createRoute } from '@hono/zod-openapi';
import type { WithMedia } from '@naya/contract/media/media-field';
import type { Context as CoreContext, ReadContext } from '@naya/core/context';
import { z } from 'zod';
import type { Limits } from '../http/rate-limits.ts';
import type { pageHeaders } from './answer-items.ts';
import { failure } from './schemas/forms.ts';

export type ApiDeps = {
  core: ReadContext;
  /** The same with connections of its own, for what visitors send. */
  forms: CoreContext;
  limits: Limits;
  /** Where files of a form lie until it is answered. */
  uploadDir: string;
  /** Adds `media`, the absolute URLs of pictures, in the alternative call set; the primary set leaves the entity as it is. */
  addMedia: AddMedia;
};
type AddMedia = <Item extends object>(item: Item) => WithMedia<Item>;
export const newRouter = () => new OpenAPIHono();
export type Router = ReturnType<typeof newRouter>;

export const failureAnswer = (description: string) => ({
  description,
  content: { 'application/json': { schema: failure } },
});

type ReadOptions<Body extends z.ZodType, Query extends z.ZodObject> = {
  tag: string;
  /** Name of the call in generated clients. */
  operationId: string;
  summary: string;
  body: Body;
  query?: Query;
  headers?: typeof pageHeaders;
};

/** A GET that answers JSON; `{param}` parts of the path are plain strings. */
export function readRoute<
  Path extends string,
  Body extends z.ZodType,
  Query extends z.ZodObject = z.ZodObject<{}>,
>(path: Path, options: ReadOptions<Body, Query>) {
  const { tag, operationId, summary, body, query, headers } = options;
  return createRoute({
    method: 'get',
    path,
    tags: [tag],
    operationId,
    summary,
    request: { params: pathParams(path), ...(query && { query }) },
    responses: {
      200: {
        description: 'OK',
        ...(headers && { headers }),
        content: { 'application/json': { schema: body } },
      },
      ...(path.includes('{') && { 404: failureAnswer('There is no such item.') }),
    },
  });
}

const paramSentences: Record<string, string> = {
  id: 'Number, or slug where there is one.',
  slug: 'Readable name, as in the field `slug`.',
};

function pathParams(path: string) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  return z.object(
    Object.fromEntries(
      names.map((name) => [name, z.string().describe(paramSentences[name] ?? name)]),
    ),
  );
}
