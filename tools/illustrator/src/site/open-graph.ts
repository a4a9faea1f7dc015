import { letters } from '../lettering/lettering.ts';
import { tokens } from '../palette.ts';
import { random } from '../random.ts';
import { pavement } from '../street/pavement.ts';
import { n, path, picture, rect, repeat, scaled } from '../svg.ts';
import { type Place, streetRow } from './street-row.ts';

const shops: readonly Place[] = [
  {
    slug: 'matka-malai',
    w: 590,
    facade: 'storey',
    opening: 'counter',
    awning: 'scallop',
    sign: 'crest',
  },
  {
    slug: 'jamun-scoop',
    w: 540,
    facade: 'parapet',
    opening: 'glazed',
    awning: 'plain',
    sign: 'lightbox',
  },
  {
    slug: 'nuskha-pharmacy',
    w: 560,
    facade: 'storey',
    opening: 'showroom',
    awning: 'straight',
    sign: 'board',
  },
  {
    slug: 'do-pahiya',
    w: 640,
    facade: 'parapet',
    opening: 'garage',
    awning: 'scallop',
    sign: 'board',
  },
];

/** Picture of a link to the site, 1200 by 630. */
export function openGraph(): string {
  const count = 15;
  const step = 1200 / count;
  return picture(
    1200,
    630,
    rect(0, 0, 1200, 630, tokens.paper),
    scaled(
      0,
      292,
      0.4,
      streetRow(shops, 20) +
        streetRow(
          [
            {
              slug: 'gamla-gali',
              w: 620,
              facade: 'roof',
              opening: 'glazed',
              awning: 'none',
              sign: 'board',
            },
          ],
          2410,
        ) +
        pavement(3100, 940, random('og')),
    ),
    repeat(count, (i) =>
      path(
        `M${n(i * step)} 0h${n(step)}v40a${n(step / 2)} ${n(step / 2.4)} 0 0 1 ${n(-step)} 0Z`,
        i % 2 ? '#fff1d2' : tokens.sign,
      ),
    ),
    letters('Naya Outlet', {
      style: 'block',
      size: 124,
      fill: tokens.sign,
      x: 56,
      y: 196,
      anchor: 'start',
    }),
    letters('Find the franchise that fits your city, your budget and your time', {
      style: 'tall',
      size: 43,
      fill: tokens.ink,
      x: 60,
      y: 268,
      anchor: 'start',
    }),
  );
}
