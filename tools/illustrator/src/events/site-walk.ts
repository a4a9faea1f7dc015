import { silhouette } from '../city/silhouette.ts';
import { lookOf } from '../brand-pictures.ts';
import { lights, applyLight } from '../light.ts';
import type { MotifName } from '../motifs/by-key.ts';
import { tokens } from '../palette.ts';
import { stand } from '../prop.ts';
import { random } from '../random.ts';
import { shopfront } from '../shopfront.ts';
import { neighbour } from '../street/neighbours.ts';
import { pavement } from '../street/pavement.ts';
import { passerBy } from '../street/people.ts';
import { sky } from '../street/sky.ts';
import { tree } from '../street/trees.ts';
import { scaled } from '../svg.ts';
import { flag } from '../things/office-things.ts';
import { size } from './parts.ts';

const { w, h } = size;

const corner = (slug: string, name: string, motif: MotifName, main: string, second: string) =>
  lookOf({
    slug,
    name,
    category: 'Retail',
    motif,
    shop: 'shopfront',
    colours: { main, second },
    pictures: 1,
  });

const front = (x: number, width: number, facade: 'storey' | 'parapet' | 'roof') =>
  ({
    x,
    w: width,
    hour: 'morning',
    facade,
    opening: 'glazed',
    awning: facade === 'roof' ? 'none' : 'scallop',
    sign: 'board',
    inRow: true,
  }) as const;

/** A small group on a shopping street, led by a flag. */
export function siteWalk(): string {
  const seed = random('site-walk');
  const street = [
    neighbour(-60, 200, 200, false, seed),
    shopfront(
      corner('walk-1', 'Books & Bags', 'tutoring', '#2c4794', '#ffe9c7'),
      front(140, 560, 'parapet'),
      random('walk-1'),
    ),
    shopfront(
      corner('walk-2', 'To Let', 'self-storage', '#8a7f72', '#fff4e0'),
      front(730, 480, 'storey'),
      random('walk-2'),
    ),
    shopfront(
      corner('walk-3', 'Corner Chai', 'chai', '#b3341c', '#ffe9c7'),
      front(1240, 560, 'roof'),
      random('walk-3'),
    ),
    neighbour(1830, 200, 240, false, seed),
    pavement(2000, 1125, seed),
    stand(flag(tokens.brick, 380), 1330, 900, 1),
    ...[560, 690, 810, 940, 1060, 1180].map((x, i) =>
      stand(passerBy(seed), x, 890 + (i % 2) * 40, 1.4),
    ),
    stand(passerBy(seed), 1300, 920, 1.46),
    stand(tree(seed), -20, 850, 0.9),
    stand(tree(seed), 2020, 850, 0.9),
  ].join('');
  return (
    sky(lights.morning, w, h, seed) +
    silhouette(
      'Pune',
      { width: w, base: 300, ink: '#ecc096', far: '#f2cfac', gap: '#fbe3c3' },
      0.9,
      seed,
    ) +
    scaled(0, 24, 0.6, applyLight(street, lights.morning))
  );
}
