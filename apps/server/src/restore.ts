import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand, openStorage } from './backup/command.ts';
import { addErasures, finishRestore, restoreBackup } from './backup/restore-backup.ts';
import { BackupFault, checkArchive } from './backup/archive.ts';
import { readKeyFile } from './backup/encryption.ts';
import { findBackup } from './backup/fetch-backup.ts';

const { positionals, values } = parseArgs({
  options: {
    replace: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    erasures: { type: 'string' },
    key: { type: 'string' },
  },
  allowPositionals: true,
});

await runCommand(async (env, progress, opened) => {
  const [file] = positionals;
  const secretKeys = values.key ? await readKeyFile(resolve(values.key)) : [];
  if (!file && values.erasures) {
    const storage = await openStorage(env, 'exclusive', opened);
    const count = await addErasures(resolve(values.erasures), storage, secretKeys);
    return `The database knows of ${count} erasures of this list. Start the server, which erases these people again: npm start`;
  }
  if (!file)
    throw new BackupFault('Name the backup: npm run restore -- data/backups/naya-….tar.gz');
  const path = await findBackup(env, file, progress);
  if (values.check) {
    const { madeAt, files } = await checkArchive(path, secretKeys);
    return `The backup of ${madeAt} is whole: ${Object.keys(files).length} files. Nothing was changed.`;
  }
  const storage = await openStorage(env, 'exclusive', opened);
  const erasuresFile = values.erasures && resolve(values.erasures);
  const options = { ...storage, replace: values.replace, erasuresFile, secretKeys };
  const { madeAt } = await restoreBackup(path, options, progress);
  const { mails, erased } = await finishRestore(storage.databaseUrl);
  return [
    `Restored as it was on ${madeAt}; ${mails} mails wait to be sent.`,
    `Erased again by the list of erasures: ${erased} submissions. Start the server: npm start`,
  ].join('\n');
});
