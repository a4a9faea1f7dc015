import type { OpenAPIHono } from '@hono/zod-openapi';
import { Hono } from 'hono';
import { apiBaseUrl, apiPaths } from '@naya/contract/api/paths';
import { keepText } from '../../delivery/compress-response.ts';
import { inProcessEnv } from '../../http/client-ip.ts';
import type { Faults } from '../../log/faults.ts';
import { rememberBriefly } from '../../remember-briefly.ts';
import { describeApi, type OpenApiDocument, operationsOf, type Answer } from '../open-api.ts';
import { docsPage, docsPolicy } from './page.ts';

const keptMs = 60_000;

/** The documentation for people and for programs, with answers of this very server as examples. */
export function docsRoutes(app: OpenAPIHono, publicUrl: string, faults: Faults) {
  let plain: OpenApiDocument | null = null;

  async function read(path: string): Promise<unknown> {
    const response = await app.request(path, {}, inProcessEnv);
    if (!response.ok) throw new Error(`${path} was answered ${response.status}`);
    return response.json();
  }

  /** Without examples when the database is away. */
  async function makeDocument(): Promise<OpenApiDocument> {
    plain ??= describeApi(app, publicUrl);
    try {
      const document = await addExamples(plain, read);
      const { site_name } = (await read(apiBaseUrl + apiPaths.settings)) as { site_name: string };
      document.info.title = `${site_name} API`;
      faults.worked('api-examples');
      return document;
    } catch (error) {
      faults.failed('api-examples', error);
      return plain;
    }
  }

  const currentDocumentation = rememberBriefly(
    async () => writeDocumentation(await makeDocument()),
    keptMs,
  );

  return new Hono()
    .get('/openapi.json', async (c) => (await currentDocumentation()).json(c))
    .get('/docs', async (c) => {
      c.header('Content-Security-Policy', docsPolicy);
      return (await currentDocumentation()).page(c);
    });
}

const writeDocumentation = async (document: OpenApiDocument) => ({
  json: keepText(JSON.stringify(document), 'application/json'),
  page: keepText(String(await docsPage(document)), 'text/html; charset=UTF-8'),
});

/** Of an item only its names are looked at. */
type Item = Record<string, string | number>;
type Read = (path: string) => Promise<unknown>;

const setOf = (path: string) => (path.startsWith(`${apiBaseUrl}/`) ? apiBaseUrl : '/api');

/** Puts into the document what this server answers now; a list is cut to its first item. */
async function addExamples(document: OpenApiDocument, read: Read): Promise<OpenApiDocument> {
  const copy = structuredClone(document);
  const answers = new Map<string, Promise<unknown>>();
  const readOnce = (path: string) => {
    const answer = answers.get(path) ?? read(path);
    answers.set(path, answer);
    return answer;
  };
  const reads = operationsOf(copy).filter(
    ({ method, operation }) => method === 'get' && !operation.security,
  );
  await Promise.all(
    reads.map(async ({ path, operation }) => {
      const json = (operation.responses['200'] as Answer).content?.['application/json'];
      const asked = json && (await fillIn(path, readOnce));
      if (asked) json.example = firstOf(await readOnce(asked));
    }),
  );
  return copy;
}

/** The path with the name of something that exists; null when there is nothing yet. */
async function fillIn(path: string, read: Read): Promise<string | null> {
  if (path.endsWith('/franchises')) return `${path}?limit=1`;
  const [, parent, key] = /^(.*)\/\{(\w+)\}$/.exec(path) ?? [];
  if (!parent || !key) return path;
  const list = parent.endsWith('/category') ? `${setOf(path)}/categories` : parent;
  const [first] = listOf(await read(list.endsWith('/franchises') ? `${list}?limit=1` : list));
  const name = first?.[key];
  return name === undefined ? null : `${parent}/${encodeURIComponent(name)}`;
}

function listOf(answer: unknown): Item[] {
  if (Array.isArray(answer)) return answer as Item[];
  const { franchises = [] } = (answer ?? {}) as { franchises?: Item[] };
  return franchises;
}

const firstOf = (answer: unknown) => (Array.isArray(answer) ? answer.slice(0, 1) : answer);
