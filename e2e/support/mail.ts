import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** The mail to an address as soon as it lies in the data folder, its line folds undone. */
export async function readMailTo(folder: string, address: string): Promise<string> {
  let mail = '';
  await expect(async () => {
    const files = await readdir(join(folder, 'mail'));
    const texts = await Promise.all(
      files
        .filter((file) => file.endsWith('.eml'))
        .map((file) => readFile(join(folder, 'mail', file), 'utf8')),
    );
    mail = texts.find((text) => text.includes(`To: ${address}`)) ?? '';
    expect(mail).not.toBe('');
  }).toPass();
  return mail.replace(/=\r?\n/g, '').replace(/=3D/g, '=');
}
