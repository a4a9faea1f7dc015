import type { OpenAPIHono } from '@hono/zod-openapi';
import { partnerKeyHeader } from '@naya/contract/partners/key-header';
import { apiBaseUrl } from '@naya/contract/api/paths';

export type OpenApiDocument = ReturnType<OpenAPIHono['getOpenAPI31Document']>;
export type Media = {
  schema?: unknown;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
};
export type Answer = { description?: string; headers?: object; content?: Record<string, Media> };
export type Operation = {
  operationId: string;
  security?: object[];
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: {
    name: string;
    in: string;
    required?: boolean;
    description?: string;
    schema: object;
  }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Answer | { $ref: string }>;
};

const retryAfter = {
  'Retry-After': { description: 'Seconds until the next try.', schema: { type: 'integer' } },
};
const failed = (description: string) => ({
  description,
  headers: retryAfter,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
});
const responses = {
  TooMany: failed('Too many at once; `Retry-After` says when to try again.'),
  Away: failed('Database or storage is away; `Retry-After` says when to try again.'),
};
const securitySchemes = {
  partnerKey: {
    type: 'apiKey',
    in: 'header',
    name: partnerKeyHeader,
    description: 'Optional for every call: higher limits. Please ask us for a key.',
  },
};
const readHeaders = {
  ETag: {
    description:
      'Send it back as `If-None-Match`; the answer is 304 while nothing has changed. Absent where nothing may be stored.',
    schema: { type: 'string' },
  },
};
const tags = [
  { name: 'Franchises', description: 'The catalogue.' },
  { name: 'Blog', description: 'Articles.' },
  { name: 'Content', description: 'Events, people and pages.' },
  { name: 'Site', description: 'Texts and figures of the site.' },
  { name: 'Partners', description: 'Keys of partners.' },
  { name: 'Submissions', description: 'Forms: enquiries, registrations, messages, listings.' },
];

/** The routes' document with what all of them share: servers, names, limits. */
export function describeApi(app: OpenAPIHono, publicUrl: string): OpenApiDocument {
  const document = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Naya Outlet API',
      version: '1.1.0',
      description:
        'One catalogue behind two call sets. `/api` is for apps and other sites: every origin may read it. `/admin/api` is what our own pages use.',
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [{ url: publicUrl, description: 'This server' }],
    tags,
    security: [],
  });
  document.components = { ...document.components, responses, securitySchemes } as NonNullable<
    OpenApiDocument['components']
  >;
  for (const { path, method, operation } of operationsOf(document)) {
    operation.operationId = nameOf(path, operation.operationId);
    operation.responses['429'] = { $ref: '#/components/responses/TooMany' };
    operation.responses['503'] = { $ref: '#/components/responses/Away' };
    const ok = operation.responses['200'];
    if (method === 'get' && ok && !('$ref' in ok)) ok.headers = { ...readHeaders, ...ok.headers };
  }
  return document;
}

export function operationsOf(document: OpenApiDocument) {
  return Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({
      path,
      method,
      operation,
    })),
  );
}

/** Both sets have the same calls; those of our own pages are named `site…`. */
function nameOf(path: string, name: string): string {
  if (!path.startsWith(`${apiBaseUrl}/`)) return name;
  return `site${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
