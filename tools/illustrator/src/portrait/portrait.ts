import type { Accessory, PortraitTraits } from '../traits/types.ts';
import { mix } from '../colour.ts';
import { materials, tokens } from '../palette.ts';
import { random } from '../random.ts';
import { at, circle, picture, rect } from '../svg.ts';
import { beard, bindi, earrings, features, glasses, head, moustache } from './face.ts';
import { garments } from './clothes.ts';
import { hairStyles } from './hair.ts';

const grounds = ['#f6dfb4', '#cfe3dc', '#f4cdb6', '#d5dcef', '#e6d9ea', '#dfe6c4'];

const accessories: Record<Accessory, (hair: string) => string> = {
  glasses: () => glasses('#2a2622'),
  moustache,
  earrings: () => earrings(materials.brass),
  bindi,
  // The turban is drawn with the hair.
  'turban-marigold': () => '',
};

/** A flat bust, 800 by 800. */
export function portrait(slug: string, traits: PortraitTraits, place: number): string {
  const ground = grounds[place % grounds.length] ?? '#f6dfb4';
  const seed = random(slug);
  const turban = traits.accessory === 'turban-marigold' ? tokens.marigold : traits.clothing.colour;
  const cloth =
    traits.hairStyle === 'dupatta-over-hair'
      ? mix(traits.clothing.colour, '#ffffff', 0.32)
      : turban;
  const hair = hairStyles[traits.hairStyle](traits.hair, cloth);
  const lips = traits.hairStyle.includes('beard') ? '#8f3b34' : mix(traits.skin, '#a3201c', 0.5);
  return picture(
    800,
    800,
    rect(0, 0, 800, 800, ground),
    circle(400 + seed.int(-40, 40), 410, 330, mix(ground, traits.clothing.colour, 0.2)),
    `<g transform="translate(-56 -24) scale(1.14)">`,
    hair.behind,
    head(traits.skin),
    at(0, -44, garments[traits.clothing.garment](traits.clothing.colour)),
    features(traits.skin, traits.hair, lips),
    traits.hairStyle.includes('beard') ? beard(traits.hair) : '',
    hair.before,
    traits.accessory ? accessories[traits.accessory](traits.hair) : '',
    '</g>',
  );
}
