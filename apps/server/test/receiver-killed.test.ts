import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createThreadAddress } from '@naya/core/brands/thread-address';
import { mails } from '@naya/db/tables/mail';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { postJson, useApi } from './support/api.ts';
import { listBrand } from './support/brand.ts';
import { handOver } from './support/mail-in.ts';

const api = useApi();
const replyDomain = 'answers.example.in';
const program = join(import.meta.dirname, 'support/receive-mails.ts');

async function startReceiver() {
  const args = [program, api.databaseUrl, api.core.secret, replyDomain];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close').then(() => {
    throw new Error('The receiver has ended');
  });
  const [line] = (await Promise.race([once(child.stdout, 'data'), ended])) as [Buffer];
  ended.catch(() => {});
  return {
    port: Number(line.toString()),
    kill: async () => {
      child.kill('SIGKILL');
      await ended.catch(() => {});
    },
  };
}

it('a receiver that is killed loses no mail that it took, and stores none twice that comes again', async () => {
  const { brand, owner } = await listBrand(api, 1);
  const enquiry = {
    name: 'Asha Rao',
    email: 'asha@investor.example',
    phone: '9811122333',
    message: 'A kiosk in Pune.',
    franchiseId: String(brand),
    franchiseName: 'Chai Gully',
  };
  const answer = await api.request('/admin/api/investor', postJson(enquiry));
  const { id } = (await answer.json()) as { id: number };
  const to = createThreadAddress({ secret: api.core.secret, replyDomain }, { side: 'brand', id });
  const all = Array.from({ length: 16 }, (_each, at) => ({
    from: owner.email,
    to: to ?? '',
    subject: 'Re:',
    text: `Answer ${at}`,
    messageId: `<${at}@chai.example>`,
  }));
  const stored = async () => {
    const { rows } = await api.core.db.execute<{ text: string }>(
      sql`select text from brand_messages where submission_id = ${id}`,
    );
    return rows.map(({ text }) => text).sort();
  };

  const first = await startReceiver();
  let taken: string[] = [];
  let refused: string[] = [];
  await Promise.all(
    all.map(async (mail) => {
      const said = await handOver(first.port, mail);
      refused = said.startsWith('250') ? refused : [...refused, said];
      if (!said.startsWith('250')) return;
      taken = [...taken, mail.text];
      if (taken.length === 4) await first.kill();
    }),
  );
  await first.kill();
  expect(taken.length, refused[0]).toBeGreaterThanOrEqual(4);
  expect(taken.length).toBeLessThan(all.length);
  expect(await stored()).toEqual(expect.arrayContaining(taken));

  // As mail servers do, which do not know what became of the answers that they did not hear.
  const second = await startReceiver();
  for (const mail of all) expect(await handOver(second.port, mail)).toContain('250');
  await second.kill();
  expect(await stored()).toEqual(all.map(({ text }) => text).sort());
  expect(await api.core.db.$count(mails, eq(mails.kind, 'brand-reply'))).toBe(all.length);
});
