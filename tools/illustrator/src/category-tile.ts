import type { Category } from './content.ts';
import { oklch } from './colour.ts';
import type { Motif } from './motifs/motif.ts';
import { bookStack, bookRow, pencilCup } from './things/paper.ts';
import { armchair } from './things/furniture.ts';
import { bag } from './things/containers.ts';
import { car } from './things/cars.ts';
import { toolbox } from './things/tools.ts';
import { type MotifName, motifs } from './motifs/by-key.ts';
import { thali } from './motifs/highway-stop.ts';
import { lattu } from './motifs/play-zone.ts';
import { keys, modelHouse } from './motifs/property-desk.ts';
import { dryer, mirror } from './motifs/salon.ts';
import { type Palette, paletteOf } from './palette.ts';
import { type Prop, prop, smaller } from './prop.ts';
import { random } from './random.ts';
import { stillLife } from './still/still-life.ts';
import { pottedPlant } from './street/greenery.ts';
import type { CategoryArt } from './traits/types.ts';
import { circle, path, picture, rect, stroke } from './svg.ts';
import { dumbbell } from './motifs/gym.ts';

const size = { w: 800, h: 600 };

const chip = (ink: string): Prop =>
  prop(
    360,
    360,
    ...[-110, -60, -10, 40, 90].flatMap((d) => [
      rect(d, -360, 16, 360, '#c9cdca', 4),
      rect(-180, -190 + d, 360, 16, '#c9cdca', 4),
    ]),
    rect(-140, -320, 280, 280, '#24303a', 22),
    rect(-100, -280, 200, 200, '#33434f', 14),
    path('M14 -260L-54 -170H-8L-22 -100L58 -200H8Z', ink),
    circle(-110, -290, 9, '#8cf0d2'),
  );

/** The things that stand for a category, by its art key; what is missing comes from a motif. */
function artOf(key: CategoryArt, palette: Palette): Pick<Motif, 'hero' | 'side'> {
  const { main, second, accent } = palette;
  const from = (motif: MotifName) => motifs[motif](palette).side;
  const table: Record<CategoryArt, () => Pick<Motif, 'hero' | 'side'>> = {
    thali: () => ({
      hero: [thali()],
      side: [...from('chai').slice(0, 3), ...from('biryani').slice(2, 3)],
    }),
    'shopping-bag': () => ({
      hero: [
        bag(
          300,
          330,
          main,
          circle(0, 0, 60, second) + stroke('M-26 -10V10A26 26 0 0 0 26 10V-10', main, 12),
        ),
      ],
      side: [
        bag(180, 210, accent, circle(0, 0, 34, second)),
        ...from('footwear').slice(0, 2),
        ...from('sarees').slice(1, 3),
      ],
    }),
    books: () => ({
      hero: [bookStack([main, '#e0a52f', accent, '#3f7d5b', main], 360, 64)],
      side: [
        bookRow([accent, main, '#e0a52f', '#3f7d5b'], 260),
        pencilCup(main, ['#e0a52f', '#c2452d', '#3f7d5b']),
        ...from('maths').slice(2, 4),
      ],
    }),
    dumbbell: () => ({
      hero: [dumbbell(520, main)],
      side: [...from('gym').slice(0, 3), ...from('yoga').slice(4, 5)],
    }),
    toolbox: () => ({
      hero: [toolbox(main)],
      side: [...from('home-repair').slice(1, 4), ...from('laundry').slice(0, 1)],
    }),
    circuit: () => ({
      hero: [chip(second)],
      side: [...from('phone-repair').slice(0, 3), ...from('robotics').slice(2, 3)],
    }),
    keys: () => ({
      hero: [keys(main)],
      side: [
        modelHouse('#f6e6c8', '#b8593b', main),
        ...from('property-desk').slice(1, 2),
        ...from('property-desk').slice(3, 4),
      ],
    }),
    'comb-mirror': () => ({
      hero: [mirror(main)],
      side: [dryer(accent), ...from('salon').slice(0, 3)],
    }),
    car: () => ({
      hero: [car(main)],
      side: [
        smaller(pottedPlant(random('car'), accent), 0.9),
        ...from('car-wash').slice(3, 4),
        ...from('bike-service').slice(1, 3),
      ],
    }),
    suitcase: () => ({
      hero: motifs['travel-desk'](palette).hero.slice(0, 1),
      side: from('travel-desk').slice(0, 5),
    }),
    'armchair-plant': () => ({
      hero: [armchair(main)],
      side: [
        pottedPlant(random('arm'), accent),
        ...from('mattress').slice(0, 1),
        ...from('plants').slice(2, 4),
      ],
    }),
    'spinning-top': () => ({
      hero: [lattu(400, main, second, accent)],
      side: [
        ...from('toys').slice(0, 1),
        ...from('preschool').slice(0, 1),
        ...from('play-zone').slice(2, 4),
      ],
    }),
  };
  return table[key]();
}

/** A still life in the category's hue, 800 by 600. */
export function categoryTile(category: Category): string {
  const seed = random(category.slug);
  const main = oklch(0.52, 0.12, category.hue);
  const base = paletteOf({ main, second: oklch(0.94, 0.04, category.hue) }, seed);
  const palette = { ...base, ground: oklch(0.9, 0.055, category.hue) };
  const motif: Motif = { ...artOf(category.art, palette), icon: () => '' };
  const floor = category.art === 'car' || category.art === 'armchair-plant';
  const look = { name: category.name, style: 'block', palette, motif } as const;
  return picture(
    size.w,
    size.h,
    stillLife(look, { ...size, back: 'disc', table: floor ? 'floor' : 'stone', plain: true }, seed),
  );
}
