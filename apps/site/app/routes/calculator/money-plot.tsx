import { horizonMonths, type Scenario } from '@naya/contract/calculator/calculate';
import { formatAmount } from '@naya/contract/format/amount';
import { placeLabels } from './place-labels.ts';
import { plotMoney, plotSize } from './plot-points.ts';
import { salesLabel } from './sales-label.ts';

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
