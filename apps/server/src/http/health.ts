import type { LiveCatalogue } from '@naya/core/live-catalogue';
import { isMigrated, takesWrites } from '@naya/db/migrate';
import type { PooledDb } from '@naya/db/client';
import { Hono } from 'hono';
import type { Faults } from '../log/faults.ts';
import { release } from '../release.ts';
import { rememberBriefly } from '../remember-briefly.ts';
import { findDiskTrouble } from './storage-trouble.ts';

const diskKnownForMs = 5_000;

type Health = {
  db: PooledDb;
  /** Of a process that answers visitors. */
  catalogue?: Pick<LiveCatalogue, 'isRead'>;
  uploadDir: string;
  stopping?: AbortSignal | undefined;
  faults: Faults;
};

export function healthRoutes({ db, catalogue, uploadDir, stopping, faults }: Health) {
  const findTrouble = rememberBriefly(() => findDiskTrouble(uploadDir), diskKnownForMs);
  async function canServe(): Promise<boolean> {
    try {
      const can =
        (await isMigrated(db)) && (await takesWrites(db)) && catalogue?.isRead() !== false;
      faults.worked('ready');
      return can;
    } catch (error) {
      faults.failed('ready', error);
      return false;
    }
  }
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'alive', ...release }))
    .get('/readyz', async (c) => {
      c.header('Cache-Control', 'no-store');
      const ready = !stopping?.aborted && (await canServe());
      if (!ready) return c.json({ status: 'not ready' }, 503);
      const disk = await findTrouble();
      if (disk) return c.json({ status: 'not ready', disk }, 503);
      return c.json({ status: 'ready' }, 200);
    });
}
