import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createFileTransport } from '../src/mail/mailer.ts';
import { openOwnFolder } from '../src/media/disk-store.ts';
import { slowestForm, receiveForm } from '../src/http/receive-form.ts';
import { multipart } from './hostile/requests.ts';
import { useFolder } from './support/use-folder.ts';

const folder = useFolder();

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
/** As an earlier version has left it. */
async function makeOpenFolder(name: string): Promise<string> {
  const path = join(folder(), name);
  await mkdir(path);
  await chmod(path, 0o755);
  return path;
}

it.each([
  ['a folder of its own making', async () => join(folder(), 'new', 'mail')],
  ['a folder that others could read', () => makeOpenFolder('mail')],
])('a mail in %s is readable by its owner alone', async (_name, make) => {
  const path = await make();
  const carrier = createFileTransport(path);
  await carrier.deliver({
    from: { name: 'Us', address: 'us@example.in' },
    to: 'asha@example.in',
    subject: 'Hello',
    html: '<p>Hello</p>',
    text: 'Hello',
    messageId: '<one@localhost>',
  });
  expect(await modeOf(path)).toBe('700');
  const names = await readdir(path);
  expect(names).toEqual(['onelocalhost.eml']);
  expect(await modeOf(join(path, names[0] ?? ''))).toBe('600');
});

it('a file on its way to us is readable by its owner alone', async () => {
  const uploads = await openOwnFolder(await makeOpenFolder('uploads'));
  expect(await modeOf(uploads)).toBe('700');
  const init = multipart([{ name: 'logo', file: 'logo.png', content: 'a picture' }]);
  const { 'Content-Type': type = '' } = init.headers as Record<string, string>;
  const rules = { fileFields: ['logo'], maxFileBytes: 100, maxBytes: 1_000, rate: slowestForm };
  const form = await receiveForm(new Response(init.body).body, type, uploads, rules);
  expect(await modeOf(form.files.get('logo')?.path ?? '')).toBe('600');
});
