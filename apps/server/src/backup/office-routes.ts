import type { BackupState } from '@naya/contract/office/backups';
import { askForBackup, noteDownload } from '@naya/core/compose/office/backups';
import { requireFound } from '@naya/core/errors';
import { listBackups, readMaking } from '@naya/db/backups';
import { closedFile, owners, type OfficeDeps, type OfficeRoute } from '../office/route.ts';

async function readState({ core: { db }, backups }: OfficeDeps): Promise<BackupState> {
  const [making, stored] = await Promise.all([readMaking(db), listBackups(db)]);
  return { isOn: backups.isOn, ...making, backups: stored };
}

export const backupRoutes: OfficeRoute[] = [
  {
    method: 'get',
    path: '/backups',
    access: owners,
    handle: async (c, deps) => c.json(await readState(deps)),
  },
  {
    method: 'post',
    path: '/backups',
    access: owners,
    async handle(c, deps) {
      await askForBackup(deps.core, c.var.actor, deps.backups);
      return c.json(await readState(deps));
    },
  },
  {
    method: 'get',
    path: '/backups/:name/file',
    access: owners,
    async handle(c, { core, backups }) {
      const stored = await listBackups(core.db);
      const named = stored.find(({ name }) => name === c.req.param('name'));
      const { name } = requireFound(named ?? null, 'Backup');
      const bytes = requireFound(await backups.open(name), 'Backup');
      await noteDownload(core, c.var.actor, name);
      return c.body(bytes, 200, {
        ...closedFile,
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': `attachment; filename="${name}"`,
        // Nothing on its way out may wait for the end of it.
        'Transfer-Encoding': 'chunked',
      });
    },
  },
];
