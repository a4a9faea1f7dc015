import { isMigrated } from '@naya/db/migrate';
import type { PooledDb } from '@naya/db/client';
import { Hono } from 'hono';
import { findDiskTrouble } from './disk-full.ts';

type Health = { db: PooledDb; uploadDir: string; stopping?: AbortSignal | undefined };

export function healthRoutes({ db, uploadDir, stopping }: Health) {
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'alive' }))
    .get('/readyz', async (c) => {
      c.header('Cache-Control', 'no-store');
      const ready = !stopping?.aborted && (await isMigrated(db).catch(() => false));
      if (!ready) return c.json({ status: 'not ready' }, 503);
      const disk = await findDiskTrouble(uploadDir);
      if (disk) return c.json({ status: 'not ready', disk }, 503);
      return c.json({ status: 'ready' }, 200);
    });
}
