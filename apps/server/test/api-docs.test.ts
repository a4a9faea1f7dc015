import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serve, type ServerType } from '@hono/node-server';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { emptyDocuments } from '@naya/core/site-info/documents';
import { putSiteDocument } from '@naya/db/site-info/public';
import { submissions } from '@naya/db/tables/submissions';
import { openDatabase } from '@naya/db/client';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationsOf, type Answer, type OpenApiDocument } from '../src/api/open-api.ts';
import {
  clientProgram,
  curlSteps,
  fetchProgram,
  listingStep,
  packageCommands,
  storeProgram,
} from '../src/api/docs/first-steps.ts';
import * as sent from '../src/api/docs/sent-examples.ts';
import { createApiApp } from '../src/start/api-app.ts';
import { ReadBudget } from '../src/http/read-limits.ts';
import { listingParts, multipart } from './hostile/requests.ts';
import { postJson } from './support/api.ts';
import { drawPicture } from './support/pictures.ts';
import { useDemoApi } from './support/demo.ts';
import { fromSchema, type JsonSchema } from './support/from-schema.ts';
import { useFolder } from './support/use-folder.ts';

const api = useDemoApi();
let document: OpenApiDocument;
let ajv: Ajv2020;
beforeAll(async () => {
  document = (await api.get('/api/openapi.json')) as OpenApiDocument;
  ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(document, 'api');
});

const pointer = (...keys: string[]) =>
  keys
    .map((key) => key.replaceAll('~', '~0').replaceAll('/', '~1'))
    .map((key) => `/${key}`)
    .join('');

/** Fails unless this status is documented for the call, and the body fits what is documented. */
async function expectDocumented(path: string, method: string, response: Response): Promise<void> {
  const call = operationsOf(document).find((each) => each.path === path && each.method === method);
  const status = String(response.status);
  const answer = call?.operation.responses[status];
  expect(Object.keys(call?.operation.responses ?? {}), `${method} ${path}`).toContain(status);
  const inline = answer && !('$ref' in answer);
  const place = inline
    ? pointer('paths', path, method, 'responses', status)
    : (answer as { $ref: string }).$ref.slice(1);
  const documented = inline
    ? answer
    : (document.components?.responses?.[place.split('/').at(-1) ?? ''] as Answer);
  const [type = ''] = response.headers.get('Content-Type')?.split(';') ?? [];
  expect(Object.keys(documented.content ?? {})).toContain(type);
  const isStored = !response.headers.get('Cache-Control')?.includes('no-store');
  const optional = new Set([
    'Link',
    'Idempotency-Replayed',
    'X-Test-Mode',
    'X-Ignored-Parameters',
    // This server of the tests limits no reads.
    'RateLimit',
    'RateLimit-Policy',
    ...(isStored ? [] : ['ETag']),
  ]);
  const promised = Object.keys(documented.headers ?? {}).filter((name) => !optional.has(name));
  for (const header of promised) {
    expect(response.headers.has(header), `${header} of ${method} ${path}`).toBe(true);
  }
  if (type !== 'application/json') return;
  const validate = ajv.getSchema(`api#${place}${pointer('content', type, 'schema')}`);
  const fits = validate?.(await response.json());
  expect(validate?.errors ?? [], `${status} of ${method} ${path}`).toEqual([]);
  expect(fits).toBe(true);
}

it('is found free of errors and of warnings by a linter of OpenAPI', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: '/openapi.json',
    config,
  });
  const found = problems.map(
    ({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`,
  );
  // The server of the tests is on localhost.
  expect(found.filter((line) => !line.startsWith('no-server-example.com'))).toEqual([]);
});

it('names every schema and every call once', () => {
  const names = operationsOf(document).map(({ operation }) => operation.operationId);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(
    expect.arrayContaining(['listFranchises', 'siteListFranchises', 'sendEnquiry']),
  );
  const { schemas = {} } = document.components ?? {};
  for (const name of ['Franchise', 'FranchisePage', 'Blog', 'Enquiry', 'Failure', 'Receipt']) {
    const fields = Object.values(
      (schemas[name] as { properties: Record<string, { description?: string }> }).properties,
    );
    expect(fields.every(({ description }) => description)).toBe(true);
  }
});

describe('every documented read', () => {
  const known: Record<string, string> = {
    '/franchises/{id}': '/franchises/1',
    '/franchises/category/{slug}': '/franchises/category/retail',
    '/blogs/{slug}': '/blogs/what-15-lakh-really-buys',
    '/team/{id}': '/team/1',
    '/pages/{slug}': '/pages/how-it-works',
  };

  it('is answered as documented, by 404 too, and its example is such an answer', async () => {
    for (const { path, method, operation } of operationsOf(document)) {
      if (method !== 'get') continue;
      const base = path.startsWith('/admin') ? '/admin/api' : '/api';
      const rest = path.slice(base.length);
      await expectDocumented(path, method, await api.request(base + (known[rest] ?? rest)));
      if ('404' in operation.responses) {
        const missing = await api.request(path.replace(/\{\w+\}/, '0'));
        expect(missing.status).toBe(404);
        await expectDocumented(path, method, missing);
      }
      const json = (operation.responses['200'] as Answer).content?.['application/json'];
      if (json && !operation.security)
        await expectDocumented(path, method, Response.json(json.example, headersOf(operation)));
    }
    const paged = await api.request('/admin/api/franchises?search=chai');
    await expectDocumented('/admin/api/franchises', 'get', paged);
  });

  it('takes whatever parameters the document allows, and any other text in their place', async () => {
    const reads = operationsOf(document).filter(
      ({ path, method }) => method === 'get' && !path.includes('{'),
    );
    const anyRead = fc.constantFrom(...reads).chain(({ path, operation }) => {
      const texts = (operation.parameters ?? []).map(
        ({ name, schema }) =>
          [
            name,
            fc.oneof(
              fromSchema(schema as JsonSchema, {}).map(String),
              fc.string({ unit: 'binary' }),
            ),
          ] as const,
      );
      const query = fc.record(Object.fromEntries(texts), { requiredKeys: [] });
      return fc.record({
        path: fc.constant(path),
        isOpen: fc.constant(!operation.security),
        query,
      });
    });
    await fc.assert(
      fc.asyncProperty(anyRead, async ({ path, isOpen, query }) => {
        const response = await api.request(
          `${path}?${new URLSearchParams(query as Record<string, string>).toString()}`,
        );
        expect(response.status).toBe(isOpen ? 200 : 401);
        const json = response.headers.get('Content-Type')?.includes('json');
        // With `fields` an item has these alone.
        if (json && !('fields' in query)) await expectDocumented(path, 'get', response);
      }),
      { numRuns: 150 },
    );
  });

  const headersOf = ({ responses }: { responses: Record<string, object> }) => ({
    headers: Object.fromEntries(
      Object.keys((responses['200'] as Answer).headers ?? {}).map((name) => [name, 'x']),
    ),
  });

  it('may be refused as documented', async () => {
    const log = pino({ level: 'silent' });
    const { db } = openDatabase({ url: 'postgres://nobody@127.0.0.1:9/none' });
    const away = createApiApp({ ...api.core, db }, log);
    const app = createApiApp(api.core, log, {
      readLimits: { budget: new ReadBudget(), queue: null },
      trustProxy: true,
    });
    const ask = async () =>
      app.request('/api/about', { headers: { 'X-Forwarded-For': '203.0.113.7' } });
    const crowd = await Promise.all(Array.from({ length: 60 }, ask));
    const refused = crowd.find(({ status }) => status === 429);
    if (!refused) throw new Error('nobody was refused');
    await expectDocumented('/api/about', 'get', refused);
    await expectDocumented('/api/about', 'get', await away.request('/api/about'));
    expect((await away.request('/api/openapi.json')).status).toBe(200);
  });
});

describe.each(['/api', '/admin/api'])('every documented form of %s', (base) => {
  const stranger = { Origin: 'https://stranger.example.in' };
  const text = { method: 'POST', body: 'x', headers: { 'Content-Type': 'text/plain' } };
  const many = 'x'.repeat(200_000);

  it.each([
    [201, '/investor', () => postJson(sent.enquiry)],
    [201, '/investor', () => postJson(sent.investor)],
    [201, '/contact', () => postJson(sent.contact)],
    [201, '/franchise-owner', () => multipart(listingParts())],
    [400, '/investor', () => postJson('{')],
    [403, '/investor', () => postJson(sent.enquiry, stranger)],
    [413, '/contact', () => postJson({ ...sent.contact, message: many })],
    [415, '/investor', () => text],
    [415, '/franchise-owner', () => text],
    [422, '/investor', () => postJson({ ...sent.enquiry, email: 'nobody' })],
    [422, '/contact', () => postJson(sent.contact, { 'Idempotency-Key': 'no uuid' })],
    [422, '/franchise-owner', () => multipart(listingParts({ email: '' }))],
  ] as const)('%s of %s', async (status, path, init) => {
    const response = await api.request(base + path, init());
    expect(response.status).toBe(status);
    await expectDocumented(base + path, 'post', response);
  });
});

it('the forms of /api are documented to take a key, and need none; the others take none', () => {
  for (const { path, method, operation } of operationsOf(document)) {
    if (method !== 'post') continue;
    const keys = path.startsWith('/admin/') ? undefined : [{}, { partnerKey: [] }];
    expect(operation.security, path).toEqual(keys);
  }
});

it('too many forms of one sender are refused as documented', async () => {
  const email = 'busy@example.in';
  const send = () => api.request('/api/contact', postJson({ ...sent.contact, email }));
  const answers = await Promise.all(Array.from({ length: 21 }, send));
  const refused = answers.find(({ status }) => status === 429);
  if (!refused) throw new Error('nobody was refused');
  await expectDocumented('/api/contact', 'post', refused);
});

describe('the programs of the first five minutes', () => {
  const run = promisify(execFile);
  const root = join(import.meta.dirname, '../../..');
  const folder = useFolder();
  let server: ServerType;
  let host: string;
  beforeAll(async () => {
    server = serve({ fetch: api.app.fetch, port: 0 });
    await once(server, 'listening');
    host = `http://localhost:${(server.address() as AddressInfo).port}`;
    await symlink(join(root, 'node_modules'), join(folder(), 'node_modules'));
    await writeFile(join(folder(), 'package.json'), '{"type": "module"}');
  });
  afterAll(() => void server.close());
  const start = async (command: string, ...args: string[]) =>
    (await run(command, args, { cwd: folder() })).stdout;
  const write = (name: string, text: string) => writeFile(join(folder(), name), text);

  const countSubmissions = () => api.core.db.$count(submissions);

  it('search, read and enquire from a shell', async () => {
    const before = await countSubmissions();
    const output = await start('sh', '-ec', curlSteps(host));
    expect(output).toContain('"message":"Thank you for your enquiry!');
    expect(output).toContain('"test":true');
    expect(output.toLowerCase()).toMatch(/x-total-count: [1-9]/);
    expect(await countSubmissions()).toBe(before);
  });

  it('send a listing with a picture from a shell', async () => {
    const before = await countSubmissions();
    await writeFile(join(folder(), 'logo.png'), await drawPicture({ width: 40 }));
    expect(await start('sh', '-ec', listingStep(host))).toMatch(/"success":true.*"test":true/);
    expect(await countSubmissions()).toBe(before);
  });

  it('search, follow pages and enquire with nothing but fetch', async () => {
    const before = await countSubmissions();
    await write('program.js', fetchProgram(host));
    const output = await start('node', 'program.js');
    expect(output).toMatch(/^[1-9]\d* found; first: /);
    expect(output).toMatch(/201 Thank you for your enquiry! .* \(a test\)/);
    expect(await countSubmissions()).toBe(before);
  });

  it('are type-checked and run with the client made of the documentation', async () => {
    const generate = join(root, 'tools/api-client/node_modules/openapi-typescript/bin/cli.js');
    await start('node', generate, `${host}/api/openapi.json`, '--output', 'marketplace.d.ts');
    await write('client.ts', clientProgram(host));
    const wrong = clientProgram(host).replace("'investmentLow'", "'cheapest'");
    await write('wrong.ts', wrong.replace('  params: { query', '  // @ts-expect-error\n$&'));
    const options = '--noEmit --strict --module nodenext --target es2024 --lib es2024,dom';
    const tsc = join(root, 'node_modules/.bin/tsc');
    expect(await start(tsc, ...options.split(' '), 'client.ts', 'wrong.ts')).toBe('');
    const before = await countSubmissions();
    const output = await start('node', 'client.ts');
    expect(await countSubmissions()).toBe(before);
    expect(output).toMatch(/^[1-9]\d* .+ \d+\nThank you for your enquiry!/);
  });
});

const project = useFolder();
it('the packages that are handed out run the program shown for them', async () => {
  const run = promisify(execFile);
  const folder = project();
  const server = serve({ fetch: api.app.fetch, port: 0 });
  await once(server, 'listening');
  try {
    const host = `http://localhost:${(server.address() as AddressInfo).port}`;
    const [download = '', install = ''] = packageCommands(host).split(/\n(?=npm)/);
    await run('sh', ['-ec', download], { cwd: folder });
    // What npm does with them; the other two would come from its registry.
    expect(install).toBe('npm install ./naya-contract.tgz ./naya-store.tgz @reduxjs/toolkit zod');
    for (const name of ['contract', 'store']) {
      const place = join(folder, 'node_modules/@naya', name);
      await mkdir(place, { recursive: true });
      const packed = join(folder, `naya-${name}.tgz`);
      await run('tar', ['-xzf', packed, '--strip-components=1', '-C', place]);
    }
    for (const name of ['@reduxjs', 'zod']) {
      const installed = join(import.meta.dirname, '../../../node_modules', name);
      await symlink(installed, join(folder, 'node_modules', name));
    }
    await writeFile(join(folder, 'store.mjs'), storeProgram(host));
    const { stdout } = await run('node', ['store.mjs'], { cwd: folder });
    expect(stdout).toMatch(/^\[\s*'.+'/);
  } finally {
    server.close();
  }
});

it('can be read as a page without a script, under the name of the site', async () => {
  await putSiteDocument(api.core.db, 'settings', {
    ...emptyDocuments.settings,
    site_name: 'Bazaar',
  });
  const app = createApiApp(api.core, pino({ level: 'silent' }));
  const page = await (await app.request('/api/docs')).text();
  expect(page).toContain('<h1>Bazaar API</h1>');
  expect(page).toContain('GET /admin/api/franchises/{id}');
  expect(page).toContain('First five minutes');
  expect(page).toContain('in rupees');
  expect(page).not.toContain('<script');
});
