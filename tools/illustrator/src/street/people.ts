import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop } from '../prop.ts';
import type { Random } from '../random.ts';
import { circle, ellipse, path, rect, stroke } from '../svg.ts';

const skins = ['#8d5a3b', '#a56c47', '#b97f57', '#6f4429', '#c9926a'];
const hairs = ['#241b18', '#2e221c', '#3a2a22'];
const cloths = [
  '#c2452d',
  '#2f5d8c',
  '#e0a52f',
  '#3f7d5b',
  '#8a3f6b',
  '#e6dcc8',
  '#d9725a',
  '#44546a',
];

type Looks = { skin: string; hair: string; top: string; low: string };

export const looksOf = (random: Random): Looks => {
  const [top = '#c2452d', low = '#44546a'] = random.shuffle(cloths);
  return { skin: random.pick(skins), hair: random.pick(hairs), top, low };
};

const feet = (skin: string) =>
  rect(-25, -8, 20, 9, shift(skin, -0.1), 4) + rect(5, -8, 20, 9, shift(skin, -0.1), 4);

/** Seen from behind, in shirt and trousers, a bag in the hand. */
function inShirt({ skin, hair, top, low }: Looks, bag: string): Prop {
  return prop(
    96,
    246,
    ellipse(6, -1, 46, 7, materials.shadow, 'opacity=".2"'),
    feet('#3a2a22'),
    path('M-29 -122H29L25 -6H5L1 -92L-5 -6H-25Z', low),
    stroke('M-32 -176C-40 -150 -40 -132 -36 -112', skin, 13),
    stroke('M32 -176C42 -150 42 -132 38 -112', skin, 13),
    path(
      'M-20 -204C-38 -202 -42 -190 -44 -156L-32 -152L-30 -112H30L32 -152L44 -156C42 -190 38 -202 20 -204Z',
      top,
    ),
    path('M10 -204H20C38 -202 42 -190 44 -156L32 -152L30 -112H12Z', shift(top, -0.06)),
    rect(-8, -214, 16, 14, skin),
    circle(0, -226, 20, hair),
    ellipse(-20, -222, 4, 6, skin),
    ellipse(20, -222, 4, 6, skin),
    path('M24 -112H52L56 -66H20Z', bag),
    stroke('M30 -112q8 -18 16 0', shift(bag, -0.12), 3),
  );
}

/** Seen from behind, in kameez and dupatta with a plait. */
function inKameez({ skin, hair, top, low }: Looks, scarf: string): Prop {
  return prop(
    100,
    240,
    ellipse(6, -1, 46, 7, materials.shadow, 'opacity=".2"'),
    feet(skin),
    path('M-24 -80H24L20 -7H4L0 -60L-4 -7H-20Z', low),
    stroke('M-30 -168C-40 -146 -40 -126 -34 -106', skin, 12),
    stroke('M30 -168C40 -146 40 -126 34 -106', skin, 12),
    path(
      'M-18 -198C-36 -196 -40 -184 -42 -152L-30 -148L-40 -56H40L30 -148L42 -152C40 -184 36 -196 18 -198Z',
      top,
    ),
    path('M8 -198H18C36 -196 40 -184 42 -152L30 -148L40 -56H16Z', shift(top, -0.06)),
    path('M-36 -190C-20 -176 20 -176 36 -190L40 -168C14 -158 -14 -158 -40 -168Z', scarf),
    path('M22 -172L40 -168L44 -84L28 -88Z', scarf),
    rect(-7, -208, 14, 12, skin),
    circle(0, -220, 20, hair),
    path('M-7 -214H7L5 -132Q0 -122 -5 -132Z', hair),
    circle(0, -128, 5, '#e0a52f'),
  );
}

/** Seen from behind, in a sari, the pallu over the left shoulder. */
function inSari({ skin, hair, top, low }: Looks, border: string): Prop {
  return prop(
    104,
    236,
    ellipse(6, -1, 48, 7, materials.shadow, 'opacity=".2"'),
    feet(skin),
    stroke('M30 -164C40 -144 40 -124 36 -108', skin, 12),
    path('M-17 -192C-34 -190 -38 -180 -38 -152H36C36 -180 34 -190 17 -192Z', low),
    path('M-30 -118H30C34 -80 38 -40 40 -6H-40C-38 -40 -34 -80 -30 -118Z', top),
    path('M-40 -20H40V-6H-40Z', border),
    path('M-38 -186C-20 -196 -6 -190 4 -176L34 -112L-30 -112L-42 -60L-56 -66Z', top),
    path('M-38 -186L-56 -66L-48 -62L-30 -180Z', border),
    rect(-28, -150, 52, 16, skin, 4),
    path('M-38 -186C-20 -196 -6 -190 4 -176L34 -112H4Z', top),
    rect(-7, -204, 14, 14, skin),
    circle(0, -216, 19, hair),
    circle(0, -206, 12, shift(hair, 0.05)),
    circle(8, -200, 4, '#fff4e0'),
    circle(0, -197, 4, '#fff4e0'),
    circle(-8, -200, 4, '#fff4e0'),
  );
}

export function passerBy(random: Random): Prop {
  const looks = looksOf(random);
  const extra = random.pick(cloths.filter((cloth) => cloth !== looks.top && cloth !== looks.low));
  return random.pick([inShirt, inKameez, inSari])(looks, extra);
}

/** Behind a counter, facing us, down to the waist; apron in the brand's colour. */
export function shopkeeper(random: Random, apron: string): Prop {
  const { skin, hair, top } = looksOf(random);
  const woman = random.chance(0.45);
  return prop(
    96,
    150,
    woman ? path('M-22 -112C-28 -150 28 -150 22 -112L26 -84H-26Z', hair) : '',
    path('M-18 -92C-40 -88 -46 -74 -48 -36L-46 0H46L48 -36C46 -74 40 -88 18 -92Z', top),
    path('M-24 -78V0H24V-78L14 -92V-62H-14V-92Z', apron),
    path('M-9 -100H9V-88Q0 -76 -9 -88Z', shift(skin, -0.06)),
    path(
      'M-20 -122C-20 -146 20 -146 20 -122C20 -104 10 -92 0 -92C-10 -92 -20 -104 -20 -122Z',
      skin,
    ),
    woman
      ? path(
          'M-21 -118C-24 -148 24 -148 21 -118C18 -132 8 -138 0 -138C-8 -138 -18 -132 -21 -118Z',
          hair,
        ) + circle(0, -127, 2.2, '#b3341c')
      : path(
          'M-21 -120C-26 -150 26 -152 21 -120C18 -130 14 -134 6 -134C-6 -134 -16 -134 -21 -120Z',
          hair,
        ),
    circle(-7, -117, 2.3, '#2a1c16'),
    circle(7, -117, 2.3, '#2a1c16'),
    stroke('M-6 -106Q0 -101 6 -106', '#6a2f22', 2.4),
    woman ? '' : random.chance(0.5) ? path('M-9 -109Q0 -115 9 -109Q0 -107 -9 -109Z', hair) : '',
  );
}
