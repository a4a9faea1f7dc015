/**
 * Draws what the site shows of itself elsewhere: the icons of an installed site from app/assets/icon.svg, and the
 * picture of shared links from the demo's drawing. Run it again when one of those changes: npm run icons -w @naya/site
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const assets = join(import.meta.dirname, '../app/assets');
const drawings = join(import.meta.dirname, '../../../content/demo/pictures/site');
const paper = '#fffbf4';

const mark = readFileSync(join(assets, 'icon.svg'));

async function drawIcon(file: string, size: number, share: number, background?: string) {
  const inner = Math.round(size * share);
  const logo = await sharp(mark, { density: 1200 }).resize(inner, inner).toBuffer();
  await sharp({
    create: {
      width: size,
      height: size,
      channels: 4,
      background: background ?? { r: 0, g: 0, b: 0, alpha: 0 },
    },
  })
    .composite([{ input: logo, gravity: 'centre' }])
    .png({ palette: true })
    .toFile(join(assets, 'icons', file));
}

await drawIcon('icon-192.png', 192, 1);
await drawIcon('icon-512.png', 512, 1);
// A launcher cuts its own shape out of it: the mark stays within the inner 80 percent.
await drawIcon('maskable-512.png', 512, 0.62, paper);
await drawIcon('touch-180.png', 180, 0.76, paper);
await sharp(join(drawings, 'og.webp'))
  .png({ palette: true, quality: 90, effort: 10 })
  .toFile(join(assets, 'site-card.png'));
