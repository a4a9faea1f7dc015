import { link, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureFormats, pictureWidths } from '@naya/contract/constants';

/** Eight by six pixels of one colour. */
const small = {
  avif: 'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAACIAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAAgAAAAGAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAqbWRhdBIACgg4CL1pAQ0GkDIUGsJi5OAAFAAAkDWOPH08aQKLpIA=',
  webp: 'UklGRjAAAABXRUJQVlA4ICQAAABwAQCdASoIAAYAA4BaJZACdAFAAAD+67etcXNkYaVZD6wAAAA=',
};

/**
 * Puts a small picture in place of each variant of the demo's pictures: encoding them would take as long as the tests.
 * Servers encode what a test uploads, as always.
 */
export async function placeSmallPictures(mediaFolder: string): Promise<void> {
  for (const format of pictureFormats) {
    await writeFile(join(mediaFolder, `small.${format}`), Buffer.from(small[format], 'base64'));
  }
  const folders = await readdir(mediaFolder, { withFileTypes: true });
  for (const folder of folders.filter((each) => each.isDirectory())) {
    const files = await readdir(join(mediaFolder, folder.name));
    for (const file of files.filter((name) => name.endsWith('.webp'))) {
      await placeVariants(mediaFolder, join(folder.name, file));
    }
  }
}

/** `ab/<name>.webp` has its variants as `ab/<name>/<width>.<format>`. */
async function placeVariants(mediaFolder: string, original: string): Promise<void> {
  const folder = join(mediaFolder, original.replace(/\.webp$/, ''));
  await mkdir(folder);
  const wanted = pictureWidths.flatMap((width) =>
    pictureFormats.map((format) => [`small.${format}`, `${width}.${format}`] as const),
  );
  await Promise.all(wanted.map(([from, to]) => link(join(mediaFolder, from), join(folder, to))));
}
