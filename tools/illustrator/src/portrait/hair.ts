import { mix, shift } from '../colour.ts';
import type { HairStyle } from '../traits/types.ts';
import { circle, ellipse, path, stroke } from '../svg.ts';

/** SVG drawn behind the head, and SVG drawn in front of it. */
type Hair = { behind: string; before: string };

const sidePart = (hair: string): Hair => ({
  behind: path('M282 330C270 180 340 140 410 142C500 144 530 220 518 330Z', hair),
  before: [
    path(
      'M286 312C276 190 350 150 420 152C492 156 526 220 514 312C504 290 500 262 488 244C450 252 380 240 344 214C330 240 300 262 286 312Z',
      hair,
    ),
    path(
      'M420 152C492 156 526 220 514 312C504 290 500 262 488 244C470 210 450 176 420 152Z',
      shift(hair, 0.05),
    ),
    stroke('M346 212Q366 186 400 172', shift(hair, 0.12), 6),
  ].join(''),
});

const curls = (hair: string): Hair => {
  const ring = [
    [300, 270, 34],
    [308, 222, 38],
    [346, 188, 42],
    [396, 172, 44],
    [446, 184, 42],
    [488, 216, 40],
    [502, 266, 34],
    [332, 236, 30],
    [376, 212, 32],
    [424, 210, 32],
    [466, 238, 30],
  ] as const;
  return {
    behind: path('M284 330C270 190 530 190 516 330Z', shift(hair, -0.04)),
    before: [
      ...ring.map(([x, y, r], i) => circle(x, y, r, i % 3 === 1 ? shift(hair, 0.06) : hair)),
      path(
        'M284 300C278 330 284 356 292 366L300 300ZM516 300C522 330 516 356 508 366L500 300Z',
        hair,
      ),
    ].join(''),
  };
};

const veil = (hair: string, cloth: string): Hair => ({
  behind: [
    path(
      'M400 112C250 112 226 260 232 400C238 520 190 620 150 800H650C610 620 562 520 568 400C574 260 550 112 400 112Z',
      cloth,
    ),
    path(
      'M440 114C556 124 574 270 568 400C562 520 610 620 650 800H560C540 640 500 540 520 400C540 260 510 150 440 114Z',
      shift(cloth, -0.06),
    ),
  ].join(''),
  before: [
    path(
      'M290 330C284 226 340 186 400 182C460 186 516 226 510 330C500 270 456 230 400 222C344 230 300 270 290 330Z',
      hair,
    ),
    path(
      'M400 128C286 128 254 230 262 360C268 300 290 214 400 190C510 214 532 300 538 360C546 230 514 128 400 128Z',
      shift(cloth, 0.05),
    ),
    stroke(
      'M264 350C272 290 296 214 400 192C504 214 528 290 536 350',
      mix(cloth, '#f2cf77', 0.65),
      7,
    ),
  ].join(''),
});

const turban = (cloth: string): Hair => ({
  behind: path('M284 320C270 220 530 220 516 320Z', shift(cloth, -0.1)),
  before: [
    '<g transform="translate(-40 -6) scale(1.1 1.14)">',
    path(
      'M274 296C250 200 300 108 400 104C500 108 550 200 526 296C500 256 450 236 400 240C350 236 300 256 274 296Z',
      cloth,
    ),
    path(
      'M400 104C500 108 550 200 526 296C510 268 486 250 458 244C480 190 450 130 400 104Z',
      shift(cloth, -0.05),
    ),
    stroke('M282 262C330 200 440 170 520 240', shift(cloth, -0.11), 7),
    stroke('M290 214C340 160 430 140 508 196', shift(cloth, -0.11), 7),
    stroke('M316 168C360 128 430 120 482 156', shift(cloth, -0.11), 6),
    path('M400 240C384 200 384 160 404 128C420 160 420 200 400 240Z', shift(cloth, 0.06)),
    '</g>',
  ].join(''),
});

const straight = (hair: string): Hair => ({
  behind: path(
    'M272 340C256 180 330 138 400 138C470 138 544 180 528 340C528 430 540 500 556 560C500 590 440 560 400 540C360 560 300 590 244 560C260 500 272 430 272 340Z',
    hair,
  ),
  before: [
    path(
      'M284 330C276 200 340 160 404 160C470 160 524 200 516 330C508 300 500 262 470 226C440 250 350 262 310 250C296 272 288 300 284 330Z',
      hair,
    ),
    path(
      'M284 310C276 400 270 480 254 556C282 566 312 560 326 530C306 480 296 400 300 300ZM516 310C524 400 530 480 546 556C518 566 488 560 474 530C494 480 504 400 500 300Z',
      hair,
    ),
    stroke('M344 190Q390 168 440 182', shift(hair, 0.12), 6),
  ].join(''),
});

const bun = (hair: string): Hair => ({
  behind: [
    ellipse(496, 470, 62, 54, hair),
    ellipse(490, 462, 40, 32, shift(hair, 0.06)),
    ...[
      [540, 430],
      [552, 462],
      [546, 496],
    ].map(([x = 0, y = 0]) => circle(x, y, 15, '#fff4e0') + circle(x, y, 6, '#f2c83a')),
    path(
      'M276 350C262 190 340 142 400 142C460 142 538 190 524 350C528 400 500 440 460 452H340C300 440 272 400 276 350Z',
      hair,
    ),
  ].join(''),
  before: [
    path('M284 340C270 210 340 164 400 164C400 200 330 220 306 300C302 320 298 340 296 372Z', hair),
    path(
      'M516 340C530 210 460 164 400 164C400 200 470 220 494 300C498 320 502 340 504 372Z',
      shift(hair, 0.03),
    ),
    stroke('M400 166V196', mix(hair, '#8a5a3a', 0.6), 4),
  ].join(''),
});

export const hairStyles: Record<HairStyle, (hair: string, cloth: string) => Hair> = {
  'short-side-part': sidePart,
  'short-curly-grey': curls,
  'dupatta-over-hair': veil,
  'turban-beard': (_hair, cloth) => turban(cloth),
  'straight-shoulder': straight,
  'low-bun': bun,
};
