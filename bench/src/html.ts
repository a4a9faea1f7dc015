import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolder } from '../../apps/server/test/support/folder.ts';
import { startSite } from './support/start-site.ts';

/** Thirty megabytes, and it needs Java: fetched by npm when it is asked for, no dependency of ours. */
const checker = ['exec', '--yes', '--package=vnu-jar@26.9.27', '--', 'vnu'];

/** Pages that no sitemap names: what is not there, what is empty, what is someone's own. */
const unlistedPages = [
  '/no-such-page',
  '/franchises?search=zzzzqqqq',
  '/franchises?search=chai&sort=name&minInvestment=500000',
  '/franchises?page=2',
  '/franchises/999999',
  '/franchises/category/None',
  '/blog/none',
  '/blog?search=zzzzqqqq',
  '/team/999999',
  '/page/none',
  '/my-data/none',
  '/api/docs',
  '/admin/',
];

/** The Nu HTML Checker on every public page of the demo. */
export async function measureHtml(): Promise<void> {
  await using folder = await createFolder();
  await using site = await startSite({ JOBS: 'off' });
  const paths = [...(await sitemapPaths(site.url)), ...unlistedPages];
  const files: string[] = [];
  for (const [index, path] of paths.entries()) {
    const file = join(folder.path, `${index}-${path.replaceAll(/\W+/g, '-').slice(0, 60)}.html`);
    await writeFile(file, await (await fetch(site.url + path)).text());
    files.push(file);
  }
  const args = [...checker, '--errors-only', '--format', 'gnu', ...files];
  const { status, stdout, stderr } = spawnSync('npm', args, { encoding: 'utf8' });
  const errors = `${stdout}${stderr}`.split('\n').filter((line) => line.includes(' error: '));
  if (status !== 0 && errors.length === 0) throw new Error(`The checker did not run: ${stderr}`);
  for (const line of errors.slice(0, 50)) console.log(line.replaceAll(`${folder.path}/`, ''));
  console.log(`${files.length} pages, ${errors.length} errors`);
  if (errors.length > 0) process.exitCode = 1;
}

async function sitemapPaths(url: string): Promise<string[]> {
  const read = async (path: string) => {
    const xml = await (await fetch(url + path)).text();
    return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => {
      const { pathname } = new URL(url.replaceAll('&amp;', '&'));
      return pathname;
    });
  };
  return (await Promise.all((await read('/sitemap.xml')).map(read))).flat();
}
