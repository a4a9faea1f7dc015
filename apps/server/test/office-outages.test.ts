import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OfficeNotices } from '@naya/contract/office/notices';
import { mails } from '@naya/db/tables/mail';
import { expect, it } from 'vitest';
import { useApi } from './support/api.ts';
import { createColleague } from './support/office.ts';

const api = useApi();

it('owners, and nobody else, are told above every screen that the mail server or the pictures are away', async () => {
  const waiting = { kind: 'data-link', to: 'asha@example.in' } as const;
  const longAgo = new Date(Date.now() - 40 * 60_000).toISOString();
  await api.core.db.insert(mails).values([{ ...waiting, created_at: longAgo }, waiting]);
  // The folder of the pictures is none.
  await writeFile(join(api.dataDir, 'media'), '');
  const [owner, editor] = [
    await createColleague(api, 'owner'),
    await createColleague(api, 'editor'),
  ];
  const told = await owner.read<OfficeNotices>('/notices');
  expect(told).toMatchObject({ picturesAway: true, mailsWaitMinutes: 40 });
  expect(await editor.read<OfficeNotices>('/notices')).not.toHaveProperty('picturesAway');
});
