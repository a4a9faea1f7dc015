import { join } from 'node:path';

/** Where backups lie unless the command names another place. */
export const backupFolder = (dataDir: string) => join(dataDir, 'backups');
