import { type Prop, stand } from '../prop.ts';
import { random } from '../random.ts';
import { bench, dog, footpathBoard } from '../street/street-things.ts';
import { cables, neighbour } from '../street/neighbours.ts';
import { pottedPlant } from '../street/greenery.ts';
import { groundLine, pavement } from '../street/pavement.ts';
import { passerBy } from '../street/people.ts';
import { bicycle, rickshaw, scooter } from '../street/vehicles.ts';
import { kite } from '../street/details.ts';
import { motifs } from '../motifs/by-key.ts';
import { paletteOf, tokens } from '../palette.ts';
import { picture, scaled } from '../svg.ts';
import { type Place, streetRow } from './street-row.ts';

const shops: readonly Place[] = [
  { slug: 'gamla-gali', w: 560, facade: 'roof', opening: 'glazed', awning: 'none', sign: 'board' },
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
    facade: 'tall',
    opening: 'showroom',
    awning: 'straight',
    sign: 'board',
  },
  {
    slug: 'kaaj-batan',
    w: 600,
    facade: 'roof',
    opening: 'arches',
    awning: 'none',
    sign: 'letters',
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

/** People and things in the street, from left to right. */
function life(): string {
  const seed = random('hero-street');
  const flower = tokens.marigold;
  const sign = paletteOf({ main: tokens.sign, second: '#fff1d2' }, seed);
  const board = footpathBoard(sign, motifs.chai(sign).icon, 'OPEN');
  const things: readonly (readonly [Prop, number, number, number])[] = [
    [pottedPlant(seed, flower), 170, 18, 0.8],
    [pottedPlant(seed, flower), 262, 24, 0.66],
    [passerBy(random('walk-a')), 500, 34, 1.04],
    [bicycle(tokens.brick), 690, 58, 1.05],
    [passerBy(random('walk-b')), 980, 30, 1.04],
    [passerBy(random('walk-c')), 1085, 40, 1.04],
    [board, 1290, 44, 0.9],
    [passerBy(random('walk-d')), 1600, 34, 1.04],
    [pottedPlant(seed, flower), 1752, 20, 0.8],
    [dog(), 1900, 54, 0.9],
    [passerBy(random('walk-e')), 2150, 36, 1.04],
    [bench(), 2290, 30, 0.9],
    [scooter(tokens.sign), 2480, 60, 1.1],
    [passerBy(random('walk-f')), 2720, 34, 1.04],
  ];
  return things.map(([thing, x, y, scale]) => stand(thing, x, groundLine + y, scale)).join('');
}

/** The street without a sky: the page shows through above the roofs. */
function street(): string {
  const seed = random('hero-cables');
  return [
    kite(1296, 72, tokens.brick, seed),
    kite(2490, 60, tokens.marigold, seed),
    neighbour(-160, 206, 120, false, seed),
    streetRow(shops, 60),
    cables(3300, 20, true, seed),
    pavement(3300, 1000, random('hero-pavement')),
    life(),
    stand(rickshaw(tokens.leaf, '#f2b632'), 1450, 944, 0.92),
  ].join('');
}

/** 2400 by 900. */
export const heroStreet = () => picture(2400, 900, scaled(0, 20, 0.92, street()));

/** The part of it that suits a phone, 1200 by 900. */
export const heroStreetSmall = () => picture(1200, 900, scaled(-540, 20, 0.92, street()));
