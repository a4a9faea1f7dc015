import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createTestDatabase, type TestDatabase } from '@naya/db/testing/database';
import { beforeAll, describe, expect, it } from 'vitest';
import { finishRestore, restoreBackup } from '../src/backup/restore-backup.ts';
import { makeBackup } from '../src/backup/make-backup.ts';
import {
  manifestName,
  partName,
  checkArchive,
  readEntries,
  writeArchive,
} from '../src/backup/archive.ts';
import { createDiskStore } from '../src/media/disk-store.ts';
import { createS3Store } from '../src/media/s3-store.ts';
import type { FileStore } from '../src/media/file-store.ts';
import { contact, listingParts, multipart } from './hostile/requests.ts';
import { postJson } from './support/api.ts';
import { useDemoApi } from './support/demo.ts';
import { createColleague } from './support/office.ts';
import { drawPicture } from './support/pictures.ts';
import { startS3 } from './support/s3.ts';
import { readPlace } from './support/read-place.ts';
import { useFolder } from './support/use-folder.ts';

const api = useDemoApi();
const quietly = () => {};
const folder = useFolder();
let fileStore: FileStore;
beforeAll(async () => {
  fileStore = createDiskStore(join(api.dataDir, 'media'));
  const owner = await createColleague(api, 'owner');
  await owner.call('POST', '/categories', { name: 'Tab\there, "quotes" and \\ back' });
  for (const kind of ['png', 'webp'] as const) {
    const content = await drawPicture({ width: 300, kind });
    const picture = { name: 'logo', file: 'चित्र.png', content };
    const sent = await send('/franchise-owner', multipart([...listingParts(), picture]));
    expect(sent.status).toBe(201);
  }
  expect((await send('/contact', postJson(contact()))).status).toBe(201);
});

const send = (path: string, init: RequestInit) => api.request(`/admin/api${path}`, init);
const source = () => ({ databaseUrl: api.databaseUrl, fileStore });
const file = (name: string) => join(folder(), `${name}.tar.gz`);

type Target = TestDatabase & { fileStore: FileStore };
async function useTarget<Result>(work: (target: Target) => Promise<Result>): Promise<Result> {
  const database = await createTestDatabase();
  const media = await mkdtemp(join(folder(), 'media-'));
  try {
    return await work({ ...database, fileStore: createDiskStore(media) });
  } finally {
    await database.close();
  }
}
const restore = (path: string, { url, fileStore }: Target, replace = false) =>
  restoreBackup(path, { databaseUrl: url, fileStore, replace }, quietly);

describe('a backup', () => {
  it('restores every row, number and picture, over rows only if told to, and mails that were not sent get a job again', async () => {
    await makeBackup(file('quiet'), source(), quietly);
    await useTarget(async (target) => {
      await restore(file('quiet'), target);
      const [was, is] = [
        await readPlace(api.databaseUrl, fileStore),
        await readPlace(target.url, target.fileStore),
      ];
      expect(Object.keys(was.files).length).toBeGreaterThan(1);
      expect(was.tables['franchises']?.length).toBeGreaterThan(10);
      expect(is).toEqual({
        ...was,
        tables: { ...was.tables, sessions: [], rate_limits: [], sign_in_tries: [] },
      });
      expect(was.tables['sessions']).not.toEqual([]);

      await expect(restore(file('quiet'), target)).rejects.toThrow('add --replace');
      expect(await readPlace(target.url, target.fileStore)).toEqual(is);
      await restore(file('quiet'), target, true);
      expect(await readPlace(target.url, target.fileStore)).toEqual(is);

      const { mails: waiting } = await finishRestore(target.url);
      const { rows } = await target.pool.query(
        `select count(*)::int as jobs from pgboss.job where name = 'send-mail' and state = 'created'`,
      );
      expect(waiting).toBeGreaterThan(2);
      expect(rows).toEqual([{ jobs: waiting }]);
    });
  });

  it('shows one moment while others write', async () => {
    const late = { ...contact(), email: 'late@example.in' };
    const writing = new AbortController();
    const writer = (async () => {
      while (!writing.signal.aborted) await send('/contact', postJson(contact()));
    })();
    const watched: FileStore = {
      ...fileStore,
      async *list() {
        expect((await send('/contact', postJson(late))).status).toBe(201);
        yield* fileStore.list();
      },
    };
    await makeBackup(file('busy'), { databaseUrl: api.databaseUrl, fileStore: watched }, quietly);
    writing.abort();
    await writer;
    await useTarget(async (target) => {
      await restore(file('busy'), target);
      const { tables } = await readPlace(target.url, target.fileStore);
      const submissions = tables['submissions'] ?? [];
      expect(JSON.stringify(submissions)).not.toContain('late@example.in');
      const { rows } = await target.pool.query(
        `select count(*)::int as without from submissions s
         where not exists (select from mails where submission_id = s.id)`,
      );
      expect(rows).toEqual([{ without: 0 }]);
    });
  });

  it('of a bucket restores into a folder, and the other way round', async () => {
    const s3 = await startS3();
    try {
      const bucket = createS3Store(s3.place);
      await makeBackup(file('folder'), source(), quietly);
      await useTarget(async (target) => {
        await restore(file('folder'), { ...target, fileStore: bucket });
        await makeBackup(file('bucket'), { databaseUrl: target.url, fileStore: bucket }, quietly);
      });
      await useTarget(async (target) => {
        await restore(file('bucket'), target);
        const was = await readPlace(api.databaseUrl, fileStore);
        expect((await readPlace(target.url, target.fileStore)).files).toEqual(was.files);
      });
    } finally {
      await s3.stop();
    }
  });
});

describe('nothing is changed by', () => {
  beforeAll(async () => {
    await makeBackup(file('whole'), source(), quietly);
  });

  const refused = async (path: string, reason: string) =>
    useTarget(async (target) => {
      const was = await readPlace(target.url, target.fileStore);
      await expect(restore(path, target)).rejects.toThrow(reason);
      expect(await readPlace(target.url, target.fileStore)).toEqual(was);
    });

  it('an archive with one changed byte', async () => {
    const plain = gunzipSync(await readFile(file('whole')));
    const at = plain.lastIndexOf('Asha');
    expect(at).toBeGreaterThan(0);
    plain.write('Usha', at);
    await writeFile(file('changed'), gzipSync(plain));
    await refused(file('changed'), 'is damaged at tables/');
  });

  it('an archive that was cut short', async () => {
    const bytes = await readFile(file('whole'));
    await writeFile(file('short'), bytes.subarray(0, bytes.length - 2_000));
    await refused(file('short'), 'is damaged or no backup');
  });

  it('another file, or none', async () => {
    await writeFile(file('text'), 'not an archive');
    await refused(file('text'), 'is damaged or no backup');
    await refused(file('none'), 'There is no file');
  });

  it('a failure on the way', async () => {
    const manifest = await checkArchive(file('whole'));
    await writeArchive(file('odd'), async (archive) => {
      for await (const { name, bytes } of readEntries(file('whole'))) {
        const odd = name.startsWith(partName('mails', 0)) ? Buffer.from('no\trow\n') : bytes;
        if (name !== manifestName) await archive.add(name, odd);
      }
      return manifest;
    });
    await useTarget(async (target) => {
      const was = await readPlace(target.url, target.fileStore);
      await expect(restore(file('odd'), target)).rejects.toThrow('invalid input syntax');
      expect((await readPlace(target.url, target.fileStore)).tables).toEqual(was.tables);
    });
  });

  it('a server at work on the database', async () => {
    await useTarget(async (target) => {
      await target.pool.query('select 1');
      await expect(restore(file('whole'), target)).rejects.toThrow('stop it first');
    });
  });
});
