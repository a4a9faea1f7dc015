import { isMigrated } from '@naya/db/migrate';
import type { PooledDb } from '@naya/db/client';
import { Hono } from 'hono';

export function healthRoutes(db: PooledDb, stopping?: AbortSignal) {
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'alive' }))
    .get('/readyz', async (c) => {
      const ready = !stopping?.aborted && (await isMigrated(db).catch(() => false));
      c.header('Cache-Control', 'no-store');
      return c.json({ status: ready ? 'ready' : 'not ready' }, ready ? 200 : 503);
    });
}
