/**
 * Draws the pictures of the demo content into `content/demo/pictures`:
 * `npm run draw` all of them, `npm run draw -- kulhad-nukkad` those whose path contains the text.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeColours } from './write-colours.ts';
import { picturesFolder } from './content.ts';
import { drawings } from './pictures.ts';
import { raster } from './raster.ts';

const [filter = ''] = process.argv.slice(2);
const chosen = drawings.filter(({ file }) => file.includes(filter));
let bytes = 0;

for (const { file, svg } of chosen) {
  const path = join(picturesFolder, file);
  const content = file.endsWith('.svg') ? Buffer.from(`${svg()}\n`) : await raster(svg());
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
  bytes += content.length;
}

await writeColours();
console.log(`${chosen.length} pictures, ${Math.round(bytes / 1024)} KB.`);
