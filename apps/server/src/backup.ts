import { stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { megabytes, runCommand, openStorage } from './backup/command.ts';
import { makeKeyPair, writeKeyFile } from './backup/encryption.ts';
import { makeBackup } from './backup/make-backup.ts';
import { nameBackup } from './backup/backup-place.ts';
import { mediaPrefix } from './backup/archive.ts';

const { positionals, values } = parseArgs({
  options: { 'make-key': { type: 'string' } },
  allowPositionals: true,
});

await runCommand(async (env, progress, opened) => {
  const keyFile = values['make-key'];
  if (keyFile) {
    const keys = await makeKeyPair();
    await writeFile(resolve(keyFile), writeKeyFile(keys), { mode: 0o600, flag: 'wx' });
    return `The secret key is in ${resolve(keyFile)}: keep it away from the server. Without it no backup can be read.\nStart the server with BACKUP_PUBLIC_KEY=${keys.publicKey}`;
  }
  const path = resolve(positionals[0] ?? join(env.backupDir, nameBackup(new Date())));
  const storage = await openStorage(env, 'shared', opened);
  const { tables, files } = await makeBackup(path, storage, progress);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const pictures = Object.keys(files).filter((name) => name.startsWith(mediaPrefix)).length;
  const { size } = await stat(path);
  return `Backed up ${rows} rows and ${pictures} pictures: ${path} (${megabytes(size)}).\nIt holds personal data and secrets: keep it as safe as the database.`;
});
