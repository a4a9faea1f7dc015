import { lookOf } from '../brand-pictures.ts';
import { lights, applyLight } from '../light.ts';
import { random } from '../random.ts';
import { shopfront } from '../shopfront.ts';
import { pavement } from '../street/pavement.ts';
import { passerBy } from '../street/people.ts';
import { stand } from '../prop.ts';
import { sky } from '../street/sky.ts';
import { scaled } from '../svg.ts';

const sister = (colours: { main: string; second: string }) =>
  lookOf({
    slug: 'sister-shop',
    name: 'Chai Naka',
    category: 'Food & Beverage',
    motif: 'chai',
    shop: 'shopfront',
    colours,
    pictures: 1,
  });

const front = (x: number) =>
  ({
    x,
    w: 620,
    hour: 'morning',
    facade: 'parapet',
    opening: 'counter',
    awning: 'scallop',
    sign: 'board',
    inRow: true,
  }) as const;

/** The same small shop three times along one street. */
export function shopRow(): string {
  const look = sister({ main: '#0b5b4a', second: '#ffe9c7' });
  const seed = random('shop-row');
  const at = [20, 700, 1380];
  const street = [
    ...at.map((x) => shopfront(look, front(x), random('sister'))),
    pavement(2040, 1130, seed),
    stand(passerBy(seed), 420, 840, 1),
    stand(passerBy(seed), 1180, 842, 1),
    stand(passerBy(seed), 1840, 836, 1),
  ].join('');
  return (
    sky(lights.morning, 1200, 675, seed) + scaled(0, 88, 0.59, applyLight(street, lights.morning))
  );
}
