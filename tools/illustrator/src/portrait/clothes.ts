import { mix, shift } from '../colour.ts';
import type { Garment } from '../traits/types.ts';
import { circle, clipped, path, rect, repeat, stroke } from '../svg.ts';

const body =
  'M350 548C270 572 180 596 140 680C124 720 116 760 112 810H688C684 760 676 720 660 680C620 596 530 572 450 548C440 590 360 590 350 548Z';

const torso = (colour: string) =>
  path(body, colour) +
  clipped(
    path(body, '#fff'),
    path('M470 540C600 590 640 700 640 820H720V540Z', shift(colour, -0.05)),
  );

const collar = (colour: string) =>
  path('M346 540L400 640L330 690L296 570Z', shift(colour, 0.05)) +
  path('M454 540L400 640L470 690L504 570Z', shift(colour, -0.03));

const shirt = (colour: string) =>
  [
    torso(colour),
    path('M356 556L400 636L444 556C430 584 370 584 356 556Z', '#fffaf0'),
    collar(colour),
    stroke('M400 640V810', shift(colour, -0.08), 4),
    circle(412, 690, 7, '#fff4e0'),
    circle(412, 760, 7, '#fff4e0'),
  ].join('');

const handloom = (colour: string) =>
  [
    torso(colour),
    clipped(
      path(body, '#fff'),
      repeat(13, (i) => rect(120 + i * 46, 540, 7, 280, mix(colour, '#ffd9a8', 0.42))),
      repeat(5, (i) => rect(100, 590 + i * 52, 600, 4, mix(colour, '#ffd9a8', 0.26))),
    ),
    path('M356 556L400 626L444 556C430 584 370 584 356 556Z', '#f6e6cf'),
    collar(colour),
  ].join('');

const kurta = (colour: string) =>
  [
    torso(colour),
    path('M340 542C350 604 450 604 460 542L474 560C462 634 338 634 326 560Z', shift(colour, 0.06)),
    rect(372, 606, 56, 210, shift(colour, 0.05)),
    repeat(4, (i) => path(`M400 ${636 + i * 46}l10 12l-10 12l-10 -12Z`, '#f2cf77')),
    stroke('M372 606V816M428 606V816', '#f2cf77', 4),
  ].join('');

const nehru = (colour: string) =>
  [
    torso('#f6eee0'),
    path('M330 566C270 586 226 604 214 640L232 820H396V640C360 620 336 596 330 566Z', colour),
    path(
      'M470 566C530 586 574 604 586 640L568 820H404V640C440 620 464 596 470 566Z',
      shift(colour, 0.05),
    ),
    path('M330 552C340 606 384 636 398 640V664C350 650 316 610 312 566Z', shift(colour, 0.08)),
    path('M470 552C460 606 416 636 402 640V664C450 650 484 610 488 566Z', shift(colour, 0.1)),
    repeat(3, (i) => circle(414, 694 + i * 48, 8, '#f2a516')),
    path('M486 690h56v40h-56Z', '#b3341c'),
    path('M490 690l14 -22l12 22l14 -18l8 18Z', '#d95a3c'),
  ].join('');

const blazer = (colour: string) =>
  [
    torso(colour),
    path('M340 552L400 800L460 552C446 590 354 590 340 552Z', '#fffaf0'),
    path(
      'M340 546C300 566 290 572 284 580L318 660L296 676L392 816L400 790C370 700 350 620 340 546Z',
      shift(colour, 0.05),
    ),
    path(
      'M460 546C500 566 510 572 516 580L482 660L504 676L408 816L400 790C430 700 450 620 460 546Z',
      shift(colour, -0.06),
    ),
  ].join('');

const saree = (colour: string) =>
  [
    torso(shift(colour, 0.16)),
    path('M350 552C366 606 434 606 450 552L470 566C450 640 350 640 330 566Z', '#f2cf77'),
    path(
      'M452 548C540 576 622 600 660 680C676 720 684 760 688 810H236C300 740 420 660 452 548Z',
      colour,
    ),
    path(
      'M560 590C622 612 650 650 660 680C676 720 684 760 688 810H520C590 740 590 660 560 590Z',
      shift(colour, -0.05),
    ),
    path('M452 548C420 660 300 740 236 810H286C350 750 452 668 482 558Z', '#f2a516'),
    stroke('M440 620C400 690 330 750 280 800', shift('#f2a516', -0.12), 4),
    repeat(5, (i) => circle(448 - i * 36, 640 + i * 36, 6, '#b3341c')),
  ].join('');

export const garments: Record<Garment, (colour: string) => string> = {
  shirt,
  'handloom-shirt': handloom,
  kurta,
  'nehru-jacket': nehru,
  blazer,
  saree,
};
