import { mix, shift } from '../colour.ts';
import { circle, clipped, ellipse, path, rect, stroke } from '../svg.ts';

const headShape =
  'M292 300C290 196 510 196 508 300C510 392 466 482 400 482C334 482 290 392 292 300Z';

/** Neck and head with ears, lit from the left. */
export function head(skin: string): string {
  const shade = shift(skin, -0.055);
  return [
    path('M350 440H450V560C450 604 350 604 350 560Z', shift(skin, -0.08)),
    clipped(
      path('M350 440H450V560C450 604 350 604 350 560Z', '#fff'),
      ellipse(392, 446, 92, 70, shift(skin, -0.14)),
    ),
    ellipse(290, 340, 22, 34, skin),
    ellipse(510, 340, 22, 34, shade),
    ellipse(288, 342, 10, 18, shade),
    path(headShape, skin),
    clipped(path(headShape, '#fff'), path('M452 180C500 260 480 420 400 500H560V180Z', shade)),
  ].join('');
}

const eye = (x: number) => circle(x, 342, 11, '#2a1c16') + circle(x - 4, 338, 3.6, '#ffffff');

/** Eyes, brows, nose and a small smile. */
export function features(skin: string, hair: string, lips: string): string {
  const deep = mix(skin, '#5a2a1a', 0.42);
  return [
    eye(352),
    eye(448),
    stroke('M326 308Q350 292 376 304', hair, 10),
    stroke('M424 304Q450 292 474 308', hair, 10),
    stroke('M404 340C402 364 384 384 392 392Q402 398 414 392', deep, 6),
    ellipse(330, 394, 24, 14, mix(skin, '#d9472f', 0.22), 'opacity=".4"'),
    ellipse(466, 394, 24, 14, mix(skin, '#d9472f', 0.22), 'opacity=".22"'),
    path('M358 424Q400 438 442 424Q428 454 400 454Q372 454 358 424Z', lips),
    path('M366 428Q400 440 434 428L430 434Q400 444 370 434Z', '#fffaf0'),
  ].join('');
}

export const glasses = (frame: string) =>
  [
    circle(350, 342, 42, '#ffffff', 'opacity=".22"'),
    circle(450, 342, 42, '#ffffff', 'opacity=".22"'),
    circle(350, 342, 42, 'none', `stroke="${frame}" stroke-width="8"`),
    circle(450, 342, 42, 'none', `stroke="${frame}" stroke-width="8"`),
    stroke('M392 334Q400 326 408 334M308 336L290 328M492 336L510 328', frame, 8),
  ].join('');

export const moustache = (hair: string) =>
  path(
    'M400 408C384 396 352 400 340 424C360 428 384 428 400 418C416 428 440 428 460 424C448 400 416 396 400 408Z',
    hair,
  );

export const beard = (hair: string) =>
  [
    path(
      'M288 344C292 470 330 540 400 544C470 540 508 470 512 344C498 356 490 384 482 398C450 384 430 398 400 404C370 398 350 384 318 398C310 384 302 356 288 344Z',
      hair,
    ),
    path(
      'M430 540C480 520 508 460 512 344C498 356 490 384 482 398C476 396 470 394 464 394C480 440 466 500 430 540Z',
      shift(hair, -0.03),
    ),
    path('M364 430Q400 446 436 430Q424 452 400 452Q376 452 364 430Z', '#8f3b34'),
    moustache(hair),
  ].join('');

export const earrings = (gold: string) =>
  [286, 514]
    .map(
      (x) =>
        circle(x, 386, 9, gold) +
        path(`M${x - 15} 420C${x - 15} 402 ${x + 15} 402 ${x + 15} 420Z`, gold) +
        rect(x - 16, 418, 32, 6, shift(gold, -0.08), 3),
    )
    .join('');

export const bindi = () => circle(400, 282, 9, '#b3341c');
