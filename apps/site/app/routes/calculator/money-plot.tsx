import { horizonMonths, type Scenario } from '@naya/contract/calculator/calculate';
import { formatAmount, formatRupees } from '@naya/contract/format/amount';
import { capitaliseFirst } from '@naya/contract/format/text';
import { plotMoney, plotSize, type Plot, type PlottedCurve, type Point } from './plot-points.ts';

/** Own money over five years, a curve for each level of sales; MoneyTable says the same to those who do not see it. */
export function MoneyPlot({ scenarios }: { scenarios: Scenario[] }) {
  const plot = plotMoney(scenarios);
  const { curves, zeroY, levels, xOf } = plot;
  const { width, height, left, right, bottom } = plotSize;
  const labels = placeLabels(plot);
  return (
    <figure>
      <figcaption className="text-xl font-bold">Your money over five years</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="money-plot">
        {levels.map(({ amount, y }) => (
          <g key={amount} className="money-level">
            <path d={`M${left} ${y}H${width - right}`} />
            <text x={left} y={y - 3}>
              {formatAmount(amount)}
            </text>
          </g>
        ))}
        <line x1={left} x2={width - right} y1={zeroY} y2={zeroY} className="money-zero" />
        <text x={left} y={zeroY - 5} className="money-level">
          ₹0
        </text>
        {[0, 12, 24, 36, 48, horizonMonths].map((month) => (
          <text key={month} x={xOf(month)} y={height - bottom + 18} textAnchor="middle">
            {month / 12}
          </text>
        ))}
        <text x={width - right + 10} y={height - bottom + 18}>
          years
        </text>
        {curves.map(({ cut, points, crossing, labelY }, index) => (
          <g key={cut} className={`money-curve money-curve-${cut}`}>
            <polyline
              points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
            />
            {crossing && <circle cx={crossing.x} cy={crossing.y} r="4" />}
            <text x={width - right + 6} y={labelY + 4}>
              {salesLabel(cut)}
            </text>
            {crossing && labels[index] && (
              <text
                x={labels[index].x}
                y={labels[index].y}
                textAnchor={labels[index].anchor}
                className="money-crossing"
              >
                month {crossing.months}
              </text>
            )}
          </g>
        ))}
      </svg>
      <p className="text-sm text-ink-muted">Where a line crosses ₹0, you have your money back.</p>
    </figure>
  );
}

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

const everyMonths = 6;

export function MoneyTable({ scenarios }: { scenarios: Scenario[] }) {
  const months = Array.from(
    { length: horizonMonths / everyMonths + 1 },
    (_, row) => row * everyMonths,
  );
  return (
    <details className="rounded-card border border-line bg-surface">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold">
        The curves as a table
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable */}
      <section className="overflow-x-auto px-4 pb-4" tabIndex={0} aria-label="Your money by month">
        <table className="sum-table">
          <thead>
            <tr>
              <th scope="col">After</th>
              {scenarios.map(({ cut }) => (
                <th key={cut} scope="col">
                  {capitaliseFirst(salesLabel(cut))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map((month) => (
              <tr key={month}>
                <th scope="row">{month === 0 ? 'Opening day' : `${month} months`}</th>
                {scenarios.map(({ cut, money }) => (
                  <td key={cut}>{formatRupees(money[month])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

/** How a scenario's sales stand to the plan. */
const salesLabel = (cut: number) => (cut === 0 ? 'at plan' : `${cut}% lower`);
