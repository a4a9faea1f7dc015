import { franchisesUrl } from '@naya/contract/urls';
import { printTable } from './support/figures.ts';
import { startSite } from './support/start-site.ts';

const pages = ['/', franchisesUrl(), '/franchises/3', '/franchises/category/Retail', '/blog'];
const more = ['/about', '/contact', '/join-investor', '/list-franchise'];
const kinds = { JavaScript: /\.js$/, CSS: /\.css$/, font: /\.woff2$/ };

/** Measures the bytes of a first visit before any picture, compressed as a browser gets them. */
export async function measureBytes(): Promise<void> {
  await using site = await startSite({ JOBS: 'off' });
  const rows: string[][] = [];
  for (const path of [...pages, ...more]) {
    const html = await (await fetch(site.url + path)).text();
    const files = [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))];
    const row = [path, await weightOf(site.url, [path])];
    for (const kind of Object.values(kinds)) {
      const ofKind = files.filter((file) => kind.test(file));
      row.push(await weightOf(site.url, ofKind));
    }
    rows.push(row);
  }
  console.log('KB sent for a first visit, brotli:');
  printTable(['page', 'HTML', ...Object.keys(kinds)], rows);
}

async function weightOf(url: string, paths: string[]): Promise<string> {
  let bytes = 0;
  for (const path of paths) {
    const response = await fetch(url + path, { headers: { 'Accept-Encoding': 'br' } });
    bytes += Number(response.headers.get('Content-Length'));
    await response.body?.cancel();
  }
  return (bytes / 1024).toFixed(1);
}
