import { readdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { picturesFolder } from './content.ts';

/** Notes the colour that fills most of each picture, which pages show until the picture is there. */
export async function writeColours(): Promise<void> {
  const files = await readdir(picturesFolder, { recursive: true, withFileTypes: true });
  const colours: [string, string][] = [];
  for (const { parentPath, name } of files.filter((file) => file.name.endsWith('.webp'))) {
    const path = join(parentPath, name);
    const { dominant, isOpaque } = await sharp(
      await sharp(path).resize(64).png().toBuffer(),
    ).stats();
    const { r, g, b } = dominant;
    const colour = ((r << 16) | (g << 8) | b).toString(16).padStart(6, '0');
    const picture = relative(picturesFolder, path)
      .replaceAll('\\', '/')
      .replace(/\.webp$/, '');
    if (isOpaque) colours.push([picture, colour]);
  }
  const sorted = Object.fromEntries(colours.sort(([one], [other]) => (one < other ? -1 : 1)));
  await writeFile(join(picturesFolder, 'colours.json'), `${JSON.stringify(sorted, null, 2)}\n`);
}
