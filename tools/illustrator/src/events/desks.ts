import { silhouette } from '../city/silhouette.ts';
import { letters } from '../lettering/lettering.ts';
import { materials, tokens } from '../palette.ts';
import { prop, stand } from '../prop.ts';
import { random } from '../random.ts';
import { circle, clipped, path, rect, repeat, scaled, stroke } from '../svg.ts';
import { laptop } from '../things/gadgets.ts';
import { clipboard, pen, pencilCup } from '../things/paper.ts';
import { teaGlass } from '../things/tableware.ts';
import { desk } from '../things/furniture.ts';
import { seated, size } from './parts.ts';

const { w } = size;

/** A ledger on a screen, tea beside it: the session that is online. */
export function ledgerScreen(): string {
  const rows = repeat(
    6,
    (i) =>
      rect(-190, -70 + i * 32, 90, 10, '#c9bda8', 4) +
      rect(-70, -70 + i * 32, 60, 10, '#9fb8aa', 4) +
      rect(30, -70 + i * 32, 60, 10, i === 3 ? tokens.brick : '#9fb8aa', 4),
  );
  const faces = ['#a56c47', '#8d5a3b', '#c9926a'].map(
    (skin, i) =>
      rect(122, -112 + i * 76, 78, 68, ['#cfe3dc', '#f6dfb4', '#e6d9ea'][i] ?? '#cfe3dc', 6) +
      circle(161, -76 + i * 76, 18, skin) +
      path(
        `M136 ${-44 + i * 76}C138 ${-64 + i * 76} 184 ${-64 + i * 76} 186 ${-44 + i * 76}Z`,
        [tokens.sign, tokens.brick, tokens.indigo][i] ?? tokens.sign,
      ),
  );
  const screen =
    rect(-210, -128, 420, 34, tokens.sign) +
    letters('YEAR ONE', { style: 'tall', size: 30, fill: '#fff4e0', x: -150, y: -101 }) +
    rows +
    faces.join('');
  return [
    rect(0, 0, w, 470, '#dbe3ef'),
    circle(600, 250, 260, '#c6d2e6'),
    rect(0, 470, w, 210, '#c99058'),
    rect(0, 470, w, 8, '#dba66e'),
    repeat(4, (i) => rect(0, 506 + i * 40, w, 3, '#b98049')),
    stand(clipboard(280, tokens.brick), 220, 520, 1),
    stand(pencilCup(tokens.indigo, ['#e0a52f', '#c2452d', '#3f7d5b']), 1010, 520, 1.1),
    stand(laptop(620, '#b9bfbe', '#fffaf0', scaled(0, 10, 1.28, screen)), 600, 580, 1),
    stand(teaGlass(), 330, 600, 0.84),
    stand(pen(tokens.sign), 900, 624, 1.1),
  ].join('');
}

/** Two people, one table, last year's accounts. */
export function clinicTable(): string {
  const seed = random('clinic');
  return [
    rect(0, 0, w, 470, '#f6e6c4'),
    rect(300, 50, 600, 300, '#fffaf0', 8),
    clipped(
      rect(318, 68, 564, 264, '#fff'),
      rect(318, 68, 564, 264, '#cfe6e4'),
      `<g transform="translate(318 0)">${silhouette('Mumbai', { width: 564, base: 334, ink: '#6fa8a6', far: '#b0d4d2', gap: '#cfe6e4' }, 0.86, seed)}</g>`,
    ),
    rect(594, 68, 12, 264, '#fffaf0'),
    rect(0, 470, w, 210, '#d8b98c'),
    repeat(11, (i) => stroke(`M${i * 120} 470L${(i - 5) * 230 + 600} 675`, '#c9a876', 3)),
    stand(seated(seed, tokens.sign), 330, 610, 1.45),
    `<g transform="translate(1740 0) scale(-1 1)">${stand(seated(seed, tokens.brick), 870, 610, 1.45)}</g>`,
    stand(desk(520, 190, '#b9804a', '#5f3a1f'), 600, 640, 1),
    stand(clipboard(170, tokens.indigo), 560, 452, 0.9),
    stand(
      prop(
        220,
        120,
        rect(-100, -30, 190, 24, materials.milk, 3),
        rect(-90, -56, 190, 24, '#f3ead8', 3),
        rect(-104, -82, 190, 24, materials.milk, 3),
      ),
      700,
      452,
      0.8,
    ),
    stand(teaGlass(), 460, 452, 0.5),
    stand(teaGlass(), 800, 452, 0.5),
  ].join('');
}
