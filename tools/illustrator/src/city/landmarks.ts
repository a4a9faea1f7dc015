import { circle, ellipse, path, polygon, rect, repeat, stroke } from '../svg.ts';
import { archGap, dome, minaret } from './shapes.ts';

/** Landmarks as one-colour cuts. Each stands on y = 0 around x = 0; `gap` is the sky in its openings. */
type Landmark = (ink: string, gap: string) => string;

/** A gateway with four turrets over three arches (Mumbai). */
const gateway: Landmark = (ink, gap) =>
  [
    rect(-130, -150, 260, 150, ink),
    rect(-140, -162, 280, 16, ink),
    ...[-116, -52, 52, 116].map((x) => rect(x - 13, -216, 26, 66, ink) + dome(x, -214, 28, ink)),
    dome(0, -160, 84, ink),
    archGap(0, 0, 74, 126, gap),
    archGap(-92, 0, 40, 86, gap),
    archGap(92, 0, 40, 86, gap),
  ].join('');

/** A war memorial arch and a tall ribbed tower (Delhi). */
const archAndTower: Landmark = (ink, gap) =>
  [
    rect(-150, -190, 170, 190, ink),
    rect(-164, -206, 198, 20, ink),
    rect(-140, -224, 150, 20, ink),
    archGap(-65, 0, 82, 146, gap),
    polygon(
      [
        [86, 0],
        [150, 0],
        [132, -290],
        [104, -290],
      ],
      ink,
    ),
    ...[-80, -160, -228].map((y, i) => rect(84 + i * 6, y - 6, 68 - i * 12, 12, ink, 3)),
    dome(118, -288, 26, ink),
  ].join('');

/** A legislature with a broad dome, towers of glass behind (Bangalore). */
const assembly: Landmark = (ink, gap) =>
  [
    rect(-230, -210, 46, 210, ink, 3),
    rect(176, -250, 52, 250, ink, 3),
    rect(-170, -96, 340, 96, ink),
    rect(-60, -130, 120, 40, ink),
    rect(-186, -108, 372, 14, ink),
    dome(0, -128, 92, ink),
    dome(-140, -106, 34, ink),
    dome(140, -106, 34, ink),
    repeat(9, (i) => rect(-154 + i * 36, -84, 12, 84, gap)),
    repeat(
      5,
      (i) => rect(-222, -196 + i * 32, 30, 14, gap) + rect(186, -236 + i * 34, 32, 16, gap),
    ),
  ].join('');

/** A temple tower of seven steps and a lighthouse (Chennai). */
const gopuram: Landmark = (ink, gap) =>
  [
    ...[0, 1, 2, 3, 4, 5].map(
      (i) =>
        polygon(
          [
            [-100 + i * 11, -40 * i],
            [60 - i * 11, -40 * i],
            [54 - i * 11, -40 * i - 40],
            [-94 + i * 11, -40 * i - 40],
          ],
          ink,
        ) + rect(-106 + i * 11, -40 * i - 43, 172 - i * 22, 7, ink, 3),
    ),
    ...[-44, -20, 4].map((x) => circle(x, -252, 9, ink) + rect(x - 2, -274, 4, 18, ink)),
    archGap(-20, 0, 36, 70, gap),
    ...[1, 2, 3, 4].map((i) => rect(-30, -40 * i - 28, 20, 20, gap, 3)),
    polygon(
      [
        [120, 0],
        [164, 0],
        [156, -210],
        [128, -210],
      ],
      ink,
    ),
    rect(118, -226, 48, 18, ink, 3),
    rect(128, -254, 28, 30, ink, 4),
    rect(122, -150, 40, 24, gap),
    rect(124, -80, 38, 24, gap),
  ].join('');

/** Four minarets round arches (Hyderabad). */
const charminar: Landmark = (ink, gap) =>
  [
    rect(-104, -176, 208, 176, ink),
    rect(-116, -188, 232, 18, ink),
    rect(-96, -214, 192, 30, ink),
    dome(0, -212, 44, ink),
    minaret(-116, 268, 30, ink),
    minaret(116, 268, 30, ink),
    archGap(0, 0, 92, 138, gap),
    repeat(6, (i) => archGap(-80 + i * 32, -186, 14, 20, gap)),
  ].join('');

/** A fort gate with bastions, hills behind (Pune). */
const fort: Landmark = (ink, gap) =>
  [
    path(
      'M-250 0C-200 -90 -150 -110 -100 -60C-40 -150 60 -160 110 -70C160 -110 220 -80 260 0Z',
      ink,
      'opacity=".55"',
    ),
    rect(-110, -130, 220, 130, ink),
    ...[-124, 124].map((x) =>
      path(`M${x - 46} 0V-150C${x - 46} -164 ${x + 46} -164 ${x + 46} -150V0Z`, ink),
    ),
    rect(-80, -176, 160, 50, ink),
    rect(-92, -186, 184, 14, ink),
    repeat(7, (i) => rect(-88 + i * 27, -202, 15, 18, ink)),
    archGap(0, 0, 66, 96, gap),
    repeat(5, (i) => archGap(-60 + i * 30, -136, 16, 30, gap)),
  ].join('');

/** A cantilever bridge and a white hall with a dome (Kolkata). */
const bridge: Landmark = (ink, gap) =>
  [
    rect(-280, -60, 400, 12, ink),
    ...[-180, 20].map((x) =>
      polygon(
        [
          [x - 14, 0],
          [x + 14, 0],
          [x + 8, -190],
          [x - 8, -190],
        ],
        ink,
      ),
    ),
    stroke('M-280 -60L-180 -186L-80 -110L20 -186L120 -60', ink, 9),
    repeat(9, (i) =>
      stroke(`M${-256 + i * 44} -60V${-92 - (i % 4 === 1 || i % 4 === 2 ? 56 : 14)}`, ink, 4),
    ),
    rect(150, -80, 150, 80, ink),
    rect(190, -108, 70, 30, ink),
    dome(225, -106, 60, ink),
    dome(164, -78, 22, ink),
    dome(286, -78, 22, ink),
    ...[170, 206, 242, 278].map((x) => archGap(x, 0, 18, 50, gap)),
  ].join('');

/** A triple gate between two carved minarets (Ahmedabad). */
const gates: Landmark = (ink, gap) =>
  [
    rect(-130, -130, 260, 130, ink),
    rect(-140, -142, 280, 16, ink),
    archGap(-84, 0, 58, 96, gap),
    archGap(0, 0, 70, 112, gap),
    archGap(84, 0, 58, 96, gap),
    minaret(-176, 230, 44, ink),
    minaret(176, 230, 44, ink),
    repeat(8, (i) => circle(-112 + i * 32, -122, 5, gap)),
  ].join('');

/** A facade of many small windows, five storeys to a crest (Jaipur). */
const honeycomb: Landmark = (ink, gap) => {
  const storeys = [7, 7, 5, 3, 1];
  return (
    storeys
      .map((count, r) => {
        const w = 46;
        const y = -r * 52;
        return (
          rect((-count * w) / 2 - 8, y - 54, count * w + 16, 56, ink) +
          repeat(count, (i) => {
            const x = (i - (count - 1) / 2) * w;
            return ellipse(x, y - 54, 17, 12, ink) + archGap(x, y - 6, 18, 36, gap);
          })
        );
      })
      .join('') + dome(0, -262, 30, ink)
  );
};

export const landmarks: Record<string, Landmark> = {
  Mumbai: gateway,
  Delhi: archAndTower,
  Bangalore: assembly,
  Chennai: gopuram,
  Hyderabad: charminar,
  Pune: fort,
  Kolkata: bridge,
  Ahmedabad: gates,
  Jaipur: honeycomb,
};
