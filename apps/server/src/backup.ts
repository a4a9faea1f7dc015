import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { megabytes, runCommand, openStorage } from './backup/command.ts';
import { makeBackup } from './backup/make-backup.ts';
import { mediaPrefix } from './backup/archive.ts';

const { positionals } = parseArgs({ allowPositionals: true });

await runCommand(async (env, progress, opened) => {
  const time = new Date().toISOString().replaceAll(':', '-').slice(0, 19);
  const path = resolve(positionals[0] ?? join(env.backupDir, `naya-${time}.tar.gz`));
  const storage = await openStorage(env, 'shared', opened);
  const { tables, files } = await makeBackup(path, storage, progress);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const pictures = Object.keys(files).filter((name) => name.startsWith(mediaPrefix)).length;
  const { size } = await stat(path);
  return `Backed up ${rows} rows and ${pictures} pictures: ${path} (${megabytes(size)}).\nIt holds personal data and secrets: keep it as safe as the database.`;
});
