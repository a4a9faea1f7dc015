/**
 * Writes the street of the home page in its widths, from the demo's drawings. Takes a minute; run it again when one of
 * those changes: npm run hero -w @naya/site
 */
import { join } from 'node:path';
import sharp from 'sharp';

const assets = join(import.meta.dirname, '../app/assets/hero');
const drawings = join(import.meta.dirname, '../../../content/demo/pictures/site');

async function draw(drawing: string, name: string, width: number, quality: number): Promise<void> {
  const picture = sharp(join(drawings, drawing)).resize({ width });
  const file = join(assets, `${name}-${width}`);
  const avif = { quality, effort: 6, chromaSubsampling: '4:2:0' };
  const sizes = await Promise.all([
    picture.clone().avif(avif).toFile(`${file}.avif`),
    picture.clone().webp({ quality: 52, effort: 6 }).toFile(`${file}.webp`),
  ]);
  console.log(name, width, ...sizes.map(({ format, size }) => `${format} ${size}`));
}

// A phone of 412 px with 1.75 dots to each: 14 KB are what a new connection brings in its first round trip.
await draw('hero-street-small.webp', 'street-near', 728, 35);
await draw('hero-street-small.webp', 'street-near', 1200, 44);
await draw('hero-street.webp', 'street', 1440, 50);
await draw('hero-street.webp', 'street', 2400, 44);
