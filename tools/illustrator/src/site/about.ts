import { fitLetters } from '../lettering/lettering.ts';
import { shift } from '../colour.ts';
import { lights, applyLight } from '../light.ts';
import { tokens } from '../palette.ts';
import { stand } from '../prop.ts';
import { random } from '../random.ts';
import { shutter } from '../street/bays.ts';
import { neighbour, stringLights } from '../street/neighbours.ts';
import { groundLine, pavement } from '../street/pavement.ts';
import { passerBy } from '../street/people.ts';
import { sky } from '../street/sky.ts';
import { bicycle } from '../street/vehicles.ts';
import { picture, rect, scaled } from '../svg.ts';
import { shopfront, spill } from '../shopfront.ts';
import { lookOf } from '../brand-pictures.ts';

/** The shop that closed and the one that opened beside it, 1200 by 900. */
export function aboutPicture(): string {
  const seed = random('about');
  const light = lights.dusk;
  const ours = lookOf({
    slug: 'naya-outlet',
    name: 'Naya Outlet',
    category: 'Real Estate',
    motif: 'documents',
    shop: 'shopfront',
    colours: { main: tokens.sign, second: '#fff1d2' },
    pictures: 1,
  });
  const x = 60;
  const wall = '#d9cbb8';
  const closed = [
    rect(x, 180, 400, groundLine - 180, wall),
    rect(x - 10, 166, 420, 20, shift(wall, -0.08)),
    rect(x + 14, 330, 372, 104, '#8a8074', 6),
    fitLetters('Snack Mahal', {
      x: x + 50,
      y: 330,
      w: 300,
      h: 104,
      most: 50,
      style: 'flourish',
      fill: '#b3a898',
    }),
    shutter({ x: x + 24, y: 460, w: 352, h: groundLine - 460 }, 1, '#a8a297'),
    rect(x + 130, 570, 140, 90, '#fffaf0', 4, 'transform="rotate(-3 260 615)"'),
    fitLetters('CLOSED', { x: x + 142, y: 582, w: 116, h: 66, style: 'tall', fill: tokens.brick }),
  ].join('');
  const solid = [
    neighbour(-160, 220, 120, true, seed),
    closed,
    shopfront(
      ours,
      {
        x: 500,
        w: 620,
        hour: 'dusk',
        facade: 'storey',
        opening: 'glazed',
        awning: 'scallop',
        sign: 'board',
      },
      random('naya-front'),
    ),
    neighbour(1140, 240, 200, true, seed),
    pavement(1280, 960, seed),
    spill(500, 620),
    stand(bicycle(tokens.brick), 210, groundLine + 56, 1),
    stand(passerBy(random('about-a')), 620, groundLine + 34, 1.05),
    stand(passerBy(random('about-b')), 730, groundLine + 44, 1.05),
    stand(passerBy(random('about-c')), 990, groundLine + 36, 1.05),
    stringLights(40, 250, 460),
  ].join('');
  return picture(
    1200,
    900,
    scaled(0, 0, 0.9375, sky(light, 1280, 960, seed) + applyLight(solid, light)),
  );
}
