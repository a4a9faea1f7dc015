import { plotSize, type Plot, type PlottedCurve, type Point } from './plot-points.ts';

type CrossingLabel = Point & { anchor: 'start' | 'end' };

/** Of 'month 13' in the drawing's own units, with a little air. */
const label = { width: 50, above: 11, below: 4 };
const end = { x: plotSize.width - plotSize.right, y: plotSize.height - plotSize.bottom };

type Box = { left: number; right: number; top: number; bottom: number };

/** Puts the month of each crossing where no curve, no other label and no end of the drawing is. */
export function placeLabels({ curves, zeroY }: Plot): (CrossingLabel | null)[] {
  const zeroLabel: Box = { left: 0, right: 18, top: zeroY - 14, bottom: zeroY - 4 };
  const taken = [zeroLabel];
  return curves.map((curve) => {
    const spots = findSpots(curve);
    const isFree = (spot: CrossingLabel) => {
      const box = boxOf(spot);
      const isInside = box.right <= end.x && box.bottom <= end.y;
      return isInside && !taken.some((other) => overlap(box, other)) && !isCrossed(box, curves);
    };
    const placed = spots.find(isFree) ?? spots[0] ?? null;
    if (placed) taken.push(boxOf(placed));
    return placed;
  });
}

/** Above and left of the crossing, where a rising curve leaves room; else below and right of it. */
function findSpots({ crossing, points }: PlottedCurve): CrossingLabel[] {
  if (!crossing) return [];
  const x = Math.max(crossing.x - 2, label.width);
  const passed = points.filter((point) => point.x <= x).map(({ y }) => y);
  const aboveCurve = Math.min(crossing.y - 8, Math.min(...passed) - label.below);
  return [
    { anchor: 'end', x, y: aboveCurve },
    { anchor: 'end', x, y: aboveCurve - 12 },
    ...[16, 28, 40].map((down) => ({
      anchor: 'start' as const,
      x: crossing.x + 2,
      y: crossing.y + down,
    })),
  ];
}

function boxOf({ x, y, anchor }: CrossingLabel): Box {
  const left = anchor === 'end' ? x - label.width : x;
  return { left, right: left + label.width, top: y - label.above, bottom: y + label.below };
}

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** A curve has a point for each month, closer together than a label is wide. */
const isCrossed = ({ left, right, top, bottom }: Box, curves: PlottedCurve[]) =>
  curves.some(({ points }) =>
    points.some(({ x, y }) => x > left && x < right && y > top && y < bottom),
  );
