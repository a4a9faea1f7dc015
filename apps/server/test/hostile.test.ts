import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { media } from '@naya/db/tables/media';
import { submissions } from '@naya/db/tables/submissions';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { hostileFiles } from './hostile/files.ts';
import type { Hostile } from './hostile/requests.ts';
import { hostileTexts } from './hostile/texts.ts';
import { useApi } from './support/api.ts';

const api = useApi(({ db }) => insertFranchisesForTest(db, [{ business_name: 'Chai Gully' }]));
const all = [...hostileTexts, ...hostileFiles];

async function filesBelow(folder: string): Promise<string[]> {
  const found = await readdir(join(api.dataDir, folder), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  return found.filter((entry) => entry.isFile()).map(({ name }) => name);
}

const send = async ({ path, init }: Hostile) => api.request(`/admin/api${path}`, await init());

/** The row, and the bytes of its pictures. */
async function readKept(id: number): Promise<string> {
  const [row] = await api.core.db.select().from(submissions).where(eq(submissions.id, id));
  const { logo = null } = (row?.payload ?? {}) as { logo?: string | null };
  const bytes = logo ? await (await api.request(logo)).arrayBuffer() : new ArrayBuffer();
  const { answer: _, ...words } = row ?? {};
  return (
    Object.values(words)
      .map((value) =>
        typeof value === 'string' ? value : JSON.stringify(value, (_key, each: unknown) => each),
      )
      .join(' ') + Buffer.from(bytes).toString('latin1')
  );
}

describe('hostile input', () => {
  afterEach(async () => {
    expect(await filesBelow('uploads')).toEqual([]);
    expect(Object.prototype).not.toHaveProperty('polluted');
  });

  it.each(all)('$name gets $status', async (hostile) => {
    const before = await api.core.db.$count(submissions);
    const pictures = await filesBelow('media');
    const response = await send(hostile);
    const answer = (await response.json()) as { success: boolean; message: string; id: number };
    expect([response.status, answer.message]).toEqual([hostile.status, expect.any(String)]);
    const isKept = hostile.status === 201;
    expect(answer.success).toBe(isKept);
    expect(await api.core.db.$count(submissions)).toBe(isKept ? before + 1 : before);
    if (!isKept) expect(await filesBelow('media')).toEqual(pictures);
    else if (hostile.gone) {
      const kept = await readKept(answer.id);
      for (const word of hostile.gone) expect(kept).not.toContain(word);
    }
  });

  it('comes in at least sixty ways', () => expect(all.length).toBeGreaterThanOrEqual(60));
});

it('leaves only pictures that are known, under names of our own', async () => {
  const rows = await api.core.db.select().from(media);
  const names = rows.map(({ hash, width, height }) => `${hash}-${width}x${height}.webp`);
  expect((await filesBelow('media')).sort()).toEqual(names.sort());
  for (const { original_name } of rows) {
    expect(original_name).not.toMatch(/[/\\\0\u202E]/);
    expect(original_name?.length).toBeLessThanOrEqual(200);
  }
});
