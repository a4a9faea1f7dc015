import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tellChangedTags } from '@naya/db/queries/changed-tags';
import { plantFranchises } from '@naya/db/testing-seeds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../deploy/local/ports.ts';
import { hasNginx, startNginx } from '../../../deploy/local/start-nginx.ts';
import { purgeTags } from '../../../deploy/purge-tags.ts';
import { get } from './support/get.ts';
import { lasting } from './support/lasting-headers.ts';
import { useProxiedPair } from './support/proxied-pair.ts';

const pair = useProxiedPair();

describe.skipIf(!hasNginx())('a page kept by nginx', () => {
  let url = '';
  let folder = '';
  let cacheFolder = '';
  let stop = async () => {};

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'naya-nginx-'));
    cacheFolder = join(folder, 'cache');
    const port = await freePort();
    const upstreams = [Number(new URL(pair.behind).port)];
    ({ stop } = await startNginx({ folder, cacheFolder, port, upstreams, workers: 1 }));
    url = `http://localhost:${port}`;
  });
  afterAll(async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('says all that an instance on its own says of it', async () => {
    await get(`${url}/terms`);
    const { headers } = await get(`${url}/terms`);
    expect(headers['x-edge-cache']).toBe('HIT');
    const { headers: own } = await get(`${pair.alone}/terms`);
    expect(lasting(headers)).toEqual(lasting(own));
  });

  it('is not shown any more once it is purged, though nginx has its file open', async () => {
    const [id = 0] = await plantFranchises(pair.database.db, [{ business_name: 'Name 0' }]);
    for (let change = 1; change <= 5; change++) {
      const address = `${url}/franchises/${id}`;
      for (let visit = 0; visit < 3; visit++) await get(address);
      expect((await get(address)).headers['x-edge-cache']).toBe('HIT');
      await pair.database.db.transaction(async (tx) => {
        await tx.execute(`update franchises set business_name = 'Name ${change}' where id = ${id}`);
        await tellChangedTags(tx, [`franchise:${id}`]);
      });
      // The instance hears of it by itself.
      await expect
        .poll(async () => (await get(pair.behind + new URL(address).pathname)).body.toString())
        .toContain(`Name ${change}`);
      expect(await purgeTags(cacheFolder, new Set([`franchise:${id}`]))).toBeGreaterThan(0);
      expect((await get(address)).body.toString()).toContain(`Name ${change}`);
    }
  });
});
