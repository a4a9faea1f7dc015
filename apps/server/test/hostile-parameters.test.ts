import { insertCategories } from '@naya/db/seed/insert';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { pino } from 'pino';
import { beforeAll, expect, it } from 'vitest';
import type { OpenApiDocument, Operation } from '../src/api/open-api.ts';
import { createApiApp } from '../src/start/api-app.ts';
import { useApi } from './support/api.ts';

const api = useApi(async ({ db }) => {
  await insertCategories(db, [{ name: 'Retail', slug: 'retail' }]);
  await insertFranchisesForTest(db, [{ business_name: 'Chai Gully' }]);
});
let app: ReturnType<typeof createApiApp>;
type Parameter = { in: string; name: string };
let operations: (readonly [path: string, parameters: Parameter[]])[];
beforeAll(async () => {
  app = createApiApp(api.core, pino({ level: 'silent' }), { limits: 'off' });
  const { paths } = (await api.get('/api/openapi.json')) as OpenApiDocument;
  operations = Object.entries(paths ?? {}).flatMap(([path, item]) => {
    const { get } = item as { get?: Operation };
    return get ? [[path, get.parameters ?? []] as const] : [];
  });
});

const times = [
  '0000-01-01',
  '0001-01-01T00:00:00+14:00',
  '1969-12-31T23:59:59.999Z',
  '9999-12-31T23:59:59-14:00',
  '+010000-01-01T00:00:00Z',
  '2026-02-30T00:00:00Z',
];
const numbers = [
  '-1',
  '0',
  '1.5',
  '1e999',
  '2147483648',
  '9007199254740993',
  '9'.repeat(40),
  'NaN',
];

it('no time and no number in any parameter of a read is a fault of ours, and none refuses the read', async () => {
  const wrong: string[] = [];
  let asked = 0;
  const ask = async (url: string) => {
    asked += 1;
    return (await app.request(url)).status;
  };
  for (const [path, parameters] of operations) {
    const known = path.replaceAll(/\{\w+\}/g, '1');
    const without = await ask(known);
    for (const value of [...times, ...numbers]) {
      const encoded = encodeURIComponent(value);
      const inPath = path.replaceAll(/\{\w+\}/g, encoded);
      if (inPath !== path && ![200, 404].includes(await ask(inPath))) wrong.push(inPath);
      for (const { in: place, name } of parameters) {
        if (place !== 'query') continue;
        const url = `${known}?${name}=${encoded}`;
        const status = await ask(url);
        if (status !== without) wrong.push(`${url}: ${status}, without ${without}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(asked).toBeGreaterThan(1_000);
});

it('since a time before all is everything, since one after all nothing', async () => {
  const idsSince = async (time: string) =>
    (await api.get(`/api/franchises?updated_since=${encodeURIComponent(time)}`)) as unknown[];
  expect(await idsSince('0000-01-01T00:00:00Z')).toHaveLength(1);
  expect(await idsSince('9999-12-31T23:59:59-14:00')).toEqual([]);
});
