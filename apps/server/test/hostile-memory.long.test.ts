import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { expect, it } from 'vitest';
import { hostileFiles } from './hostile/files.ts';
import { hostileTexts } from './hostile/texts.ts';
import { useApi } from './support/api.ts';

const api = useApi(({ db }) => insertFranchisesForTest(db, [{ business_name: 'Chai Gully' }]));
const mb = 1024 * 1024;

it('hostile input uses no more memory the second time', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const measure = async () => {
    for (const { path, init } of [...hostileTexts, ...hostileFiles]) {
      await (await api.request(`/admin/api${path}`, await init())).arrayBuffer();
    }
    collect();
    const { heapUsed, rss } = process.memoryUsage();
    return { heapUsed, rss };
  };
  const first = await measure();
  const second = await measure();
  expect(second.heapUsed - first.heapUsed).toBeLessThan(30 * mb);
  expect(second.rss - first.rss).toBeLessThan(200 * mb);
});
