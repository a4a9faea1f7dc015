import type { OpenAPIHono } from '@hono/zod-openapi';
import { partnerKeyHeader, publicTestKey } from '@naya/contract/partners/key-header';
import { apiBaseUrl } from '@naya/contract/api/paths';
import { ignoredHeader } from '../http/ignored-parameters.ts';

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
/** On every answer, but for what is refused before a limit is looked at. */
const limitHeaders = {
  RateLimit: {
    description:
      'How much of each limit is left: `"sender";r=19;t=3600`, `t` in seconds. Absent where nothing is counted.',
    schema: { type: 'string' },
  },
  'RateLimit-Policy': {
    description: 'The limits themselves: `"sender";q=20;w=3600`, `w` in seconds.',
    schema: { type: 'string' },
  },
};
const requestId = {
  'X-Request-Id': {
    description: 'Name of this answer in our log.',
    schema: { type: 'string' },
  },
};
const ignoredParameters = {
  [ignoredHeader]: {
    description:
      'Names, with commas between them, of parameters that changed nothing: unknown ones, and those whose value cannot be used. Absent when there are none.',
    schema: { type: 'string' },
  },
};
const headers = { ...limitHeaders, ...requestId, ...ignoredParameters };
const refTo = (named: object) =>
  Object.fromEntries(
    Object.keys(named).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  );

const failed = (description: string, own = {}) => ({
  description,
  headers: { ...own, ...refTo({ ...limitHeaders, ...requestId }) },
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
});
const responses = {
  UnknownKey: failed(`A \`${partnerKeyHeader}\` that is not known.`),
  OtherMethod: failed('Another method than this address takes; `Allow` names those.', {
    Allow: { description: 'Such as `GET, HEAD`.', schema: { type: 'string' } },
  }),
  TooMany: failed('Too many at once; `Retry-After` says when to try again.', retryAfter),
  Away: failed('Database or storage is away; `Retry-After` says when to try again.', retryAfter),
};
const securitySchemes = {
  partnerKey: {
    type: 'apiKey',
    in: 'header',
    name: partnerKeyHeader,
    description: `Optional for every call: higher limits. Please ask us for a key. With \`${publicTestKey}\` forms are checked and answered, and neither stored nor mailed.`,
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
  document.components = {
    ...document.components,
    headers,
    responses,
    securitySchemes,
  } as NonNullable<OpenApiDocument['components']>;
  describeAnswersWithoutMedia(document);
  for (const { path, method, operation } of operationsOf(document)) {
    operation.operationId = nameOf(path, operation.operationId);
    if (!isOfPrimarySet(path)) {
      operation.responses['401'] ??= { $ref: '#/components/responses/UnknownKey' };
      if (method === 'post') operation.security = [{}, { partnerKey: [] }];
    }
    operation.responses['405'] = { $ref: '#/components/responses/OtherMethod' };
    operation.responses['429'] = { $ref: '#/components/responses/TooMany' };
    operation.responses['503'] = { $ref: '#/components/responses/Away' };
    for (const [status, answer] of Object.entries(operation.responses)) {
      if ('$ref' in answer) continue;
      const isRead = method === 'get' && status === '200';
      const own = isRead ? { ...readHeaders, ...refTo(ignoredParameters) } : {};
      answer.headers = { ...own, ...refTo({ ...limitHeaders, ...requestId }), ...answer.headers };
    }
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

const isOfPrimarySet = (path: string) => path.startsWith(`${apiBaseUrl}/`);

type ObjectSchema = { properties?: Record<string, unknown>; required?: string[] };

/** The primary set answers the same items without `media`: their schemas are called `Site…`. */
function describeAnswersWithoutMedia(document: OpenApiDocument): void {
  const schemas = document.components?.schemas as Record<string, ObjectSchema>;
  const names = Object.keys(schemas).filter((name) => 'media' in (schemas[name]?.properties ?? {}));
  const toItems = new RegExp(`"#/components/schemas/(${names.join('|')})"`, 'g');
  const withoutMedia = <Part>(part: Part): Part =>
    JSON.parse(JSON.stringify(part).replace(toItems, '"#/components/schemas/Site$1"')) as Part;
  const paths = document.paths as Record<string, object>;
  const open = JSON.stringify(Object.entries(paths).filter(([path]) => !isOfPrimarySet(path)));
  for (const [name, schema] of Object.entries(schemas)) {
    if (names.includes(name)) {
      const { media: _, srcset: __, ...properties } = schema.properties ?? {};
      const required = schema.required?.filter((field) => field !== 'media');
      schemas[`Site${name}`] = { ...schema, properties, ...(required && { required }) };
    } else if (!open.includes(`"#/components/schemas/${name}"`)) {
      schemas[name] = withoutMedia(schema);
    }
  }
  for (const path of Object.keys(paths).filter(isOfPrimarySet)) {
    paths[path] = withoutMedia(paths[path] ?? {});
  }
}

/** Both sets have the same calls; those of our own pages are named `site…`. */
function nameOf(path: string, name: string): string {
  if (!isOfPrimarySet(path)) return name;
  return `site${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
