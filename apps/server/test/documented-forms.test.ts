import { randomUUID } from 'node:crypto';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import { insertCategories } from '@naya/db/seed/insert';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenApiDocument, Operation } from '../src/api/open-api.ts';
import { siteRoutes } from '../src/http/site.ts';
import { createApiApp } from '../src/start/api-app.ts';
import { multipart } from './hostile/requests.ts';
import { postJson, useApi } from './support/api.ts';
import { fromSchema, type JsonSchema } from './support/from-schema.ts';

const api = useApi(async ({ db }) => {
  await insertCategories(db, [{ name: 'Retail', slug: 'retail' }]);
  await insertFranchisesForTest(db, [
    { business_name: 'Chai Gully' },
    { business_name: 'Dosa Gali' },
  ]);
});
let app: ReturnType<typeof createApiApp>;
let document: OpenApiDocument;
let ajv: Ajv2020;
let named: Record<string, JsonSchema>;
beforeAll(async () => {
  document = (await api.get('/api/openapi.json')) as OpenApiDocument;
  named = document.components?.schemas as Record<string, JsonSchema>;
  ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(document, 'api');
  // What is refused for being too much says nothing of the fields.
  app = createApiApp(api.core, pino({ level: 'silent' }), { limits: 'off' });
  // As the server does it: a page takes any address, whatever the method.
  app.route(
    '/',
    siteRoutes(import.meta.dirname, async () => new Response('a page')),
  );
});

/** The schema of a form as arbitrary and as judge. */
function formAt(path: string, type: string) {
  const { post } = (document.paths ?? {})[path] as { post?: Operation };
  const schema = post?.requestBody?.content[type]?.schema as JsonSchema;
  const part = `/paths/${path.replaceAll('/', '~1')}/post/requestBody/content/${type.replace('/', '~1')}/schema`;
  const validate = ajv.getSchema(`api#${part}`) as ValidateFunction;
  return { anyBody: fromSchema(schema, named), isDocumented: (body: unknown) => validate(body) };
}

const zodWords = /\b(?:invalid|expected|received|unrecognized|too (?:small|big))\b/i;
type Refusal = { code: string; errors: Record<string, string> };

/** 201 for what the document allows, 422 with sentences for people for what it does not. */
async function expectVerdict(path: string, init: RequestInit, isAllowed: boolean): Promise<void> {
  const response = await app.request(path, init);
  const body = (await response.json()) as Refusal;
  expect([response.status, body.errors]).toEqual([
    isAllowed ? 201 : 422,
    isAllowed ? undefined : body.errors,
  ]);
  if (isAllowed) return;
  expect(body.code).toBe('invalid');
  for (const sentence of Object.values(body.errors)) expect(sentence).not.toMatch(zodWords);
}

/** What programs send by mistake. */
const mistakes = fc.constantFrom<unknown>(
  undefined,
  null,
  '',
  ' \n',
  '\u200B',
  'x'.repeat(5_001),
  12,
  -1,
  1.5,
  true,
  [],
  {},
  'N/A',
  ' N/A ',
  '-1',
  '1.5',
);

describe.each(['/api', '/admin/api'])('what the document says of the JSON forms of %s', (base) => {
  it.each(['/investor', '/contact'])('holds for %s', async (path) => {
    const { anyBody, isDocumented } = formAt(base + path, 'application/json');
    await fc.assert(
      fc.asyncProperty(anyBody, fc.nat(), fc.option(mistakes), async (allowed, at, mistake) => {
        const body = { ...(allowed as Record<string, unknown>) };
        // The two brands have names that the other does not have; this is tested by itself.
        if (typeof body['franchiseName'] === 'string')
          body['franchiseName'] = body['franchiseName'].slice(0, 3);
        const names = Object.keys(body);
        if (mistake !== null) body[names[at % names.length] ?? ''] = mistake;
        const sent: unknown = JSON.parse(JSON.stringify(body));
        await expectVerdict(base + path, postJson(sent), isDocumented(sent));
      }),
      { numRuns: 300 },
    );
  });
});

/** As people and programs write what the form asks for. */
const spellings = fc.constantFrom(
  { website: ' HTTPS://Brand.IN:8080?a=1 ' },
  { website: 'www.brand.in' },
  { investment_min: '5,00,000' },
  { investment_max: '₹ 10 00 000.50' },
  { franchise_fee: 'Rs. 2,500' },
  { investment_min: '5 lakh' },
  { operatingstates: 'Goa ; Kerala,,\nPan India' },
  { operatingstates: 'Goa, Atlantis' },
  { costs_not_included: ' ; ' },
);

it('what it says of the listing holds', async () => {
  const { anyBody, isDocumented } = formAt('/api/franchise-owner', 'multipart/form-data');
  // Which categories and places exist is said in words.
  const left = new Set(['category', 'open_cities', 'waiting_cities', 'outlet_cities', 'logo']);
  await fc.assert(
    fc.asyncProperty(
      anyBody,
      fc.nat(),
      fc.option(mistakes),
      fc.option(spellings),
      async (allowed, at, mistake, spelling) => {
        const isText = (each: [string, unknown]): each is [string, string] =>
          typeof each[1] === 'string' && !left.has(each[0]) && !each[0].startsWith('image');
        const texts = Object.entries(allowed as Record<string, unknown>).filter(isText);
        const body: Record<string, string> = { ...Object.fromEntries(texts), category: 'Retail' };
        const wrong = Object.keys(body)[at % Object.keys(body).length] ?? '';
        if (typeof mistake === 'string' && wrong !== 'category') body[wrong] = mistake;
        if (spelling) Object.assign(body, spelling);
        const parts = Object.entries(body).map(([name, content]) => ({ name, content }));
        const init = multipart(parts);
        const headers = { ...(init.headers as object), 'Idempotency-Key': randomUUID() };
        await expectVerdict('/api/franchise-owner', { ...init, headers }, isDocumented(body));
      },
    ),
    { numRuns: 100 },
  );
});

describe('the brand that an enquiry of /api names', () => {
  const form = { name: 'Asha', email: 'asha@example.in', phone: '00000 11111' };
  const send = async (base: string, reference: object) => {
    const response = await app.request(`${base}/investor`, postJson({ ...form, ...reference }));
    return [response.status, ((await response.json()) as Refusal).errors] as const;
  };
  const noId = { franchiseId: 'Please give the id of the brand as the API has it' };
  const noBrand = { franchiseName: 'Please name the brand, by its id or by its name' };

  it.each([
    [{ franchiseId: -1, franchiseName: 'Chai Gully' }, noId],
    [{ franchiseId: '-1' }, noId],
    [{ franchiseId: 1.5 }, noId],
    [{ franchiseId: '1.5' }, noId],
    [{ franchiseId: true }, noId],
    [{ franchiseId: '', franchiseName: ' ' }, noBrand],
    [{ franchiseId: null }, noBrand],
    [{ franchiseId: 'N/A', franchiseName: 'N/A' }, noBrand],
    [
      { franchiseId: 1, franchiseName: 'Dosa Gali' },
      { franchiseName: 'This is the name of another brand than the id says' },
    ],
    [
      { franchiseId: 999_999, franchiseName: 'Dosa Gali' },
      { franchiseName: 'This is the name of another brand than the id says' },
    ],
  ])('%j cannot be right', async (reference, errors) => {
    expect(await send('/api', reference)).toEqual([422, errors]);
    expect(await send('/admin/api', reference).then(([status]) => status)).toBe(
      reference.franchiseId === true ? 422 : 201,
    );
  });

  it.each([
    { franchiseId: 1 },
    { franchiseId: ' 1 ', franchiseName: 'chai gully' },
    { franchiseId: 'chai-gully', franchiseName: 'Chai Gully' },
    { franchiseId: 1, franchiseName: 'Chai Gully, as it was called' },
    { franchiseName: 'Not Listed' },
    { franchiseId: 999_999, franchiseName: 'Not Listed' },
  ])('%j may be right', async (reference) => {
    expect(await send('/api', reference)).toEqual([201, undefined]);
  });
});

describe('a method that an address does not take', () => {
  it.each([
    ['PUT', '/api/franchises', 'GET, HEAD'],
    ['GET', '/api/contact', 'POST'],
    ['DELETE', '/admin/api/blogs/a-post', 'GET, HEAD'],
    ['POST', '/api/openapi.json', 'GET, HEAD'],
    ['GET', '/admin/api/my-data/token/new-link', 'POST'],
    ['POST', '/api/franchises', 'GET, HEAD'],
    ['DELETE', '/api/investor', 'POST'],
    ['GET', '/api/investor', 'POST'],
    ['OPTIONS', '/admin/api/investor', 'POST'],
  ])('%s of %s is 405 with Allow: %s', async (method, path, allow) => {
    const response = await app.request(path, { method });
    expect([response.status, response.headers.get('Allow')]).toEqual([405, allow]);
    expect(await response.json()).toMatchObject({ success: false, code: 'method_not_allowed' });
  });

  it.each([
    ['PUT', '/api/nothing'],
    ['GET', '/api/nothing'],
    ['OPTIONS', '/admin/api/nothing'],
    ['GET', '/api/franchises/'],
    ['POST', '/admin/api/categories/1'],
    ['GET', '/api'],
  ])('is nothing special where nothing is: %s of %s', async (method, path) => {
    const response = await app.request(path, { method });
    expect([response.status, response.headers.get('Allow')]).toEqual([404, null]);
    expect(await response.json()).toMatchObject({ success: false, code: 'not_found' });
  });

  it('says so to pages of other sites, of a path that nobody can read too', async () => {
    const response = await app.request('/api/franchises/%ff', {
      headers: { Origin: 'https://www.magazine.in' },
    });
    expect([response.status, response.headers.get('Access-Control-Allow-Origin')]).toEqual([
      404,
      '*',
    ]);
  });
});
