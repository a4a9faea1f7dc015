import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { ports } from './addresses.ts';
import { dataFolder } from './data-folder.ts';

/** The mails our own server wrote to an address: without SMTP they are files. */
export async function mailsTo(address: string) {
  const folder = join(dataFolder(ports.own), 'mail');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  );
  return mails.filter((mail) => mail.to?.some((to) => to.address === address));
}
