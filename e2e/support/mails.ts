import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime from 'postal-mime';
import { ports } from './urls.ts';
import { dataFolder } from './data-folder.ts';
import { databaseName } from './databases.ts';

/** The mails a server wrote to an e-mail: without SMTP they are files. */
async function mailsTo(email: string, port = ports.own) {
  const folder = join(dataFolder(databaseName(port)), 'mail');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  );
  return mails.filter((mail) => mail.to?.some((to) => to.address === email));
}

/** The text of the one mail to an e-mail, as soon as it is written. */
export async function mailTextTo(email: string, port = ports.own): Promise<string> {
  const texts = async () => (await mailsTo(email, port)).map((mail) => mail.text ?? '');
  await expect.poll(texts).toHaveLength(1);
  return (await texts())[0] ?? '';
}
