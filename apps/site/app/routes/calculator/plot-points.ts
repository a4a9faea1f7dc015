import { horizonMonths, type Scenario } from '@naya/contract/calculator/calculate';

export const plotSize = { width: 360, height: 236, left: 8, right: 62, top: 16, bottom: 28 };

type Point = { x: number; y: number };
type PlottedCurve = {
  cut: number;
  points: Point[];
  /** Where the curve crosses zero. */
  crossing: (Point & { months: number }) | null;
  /** The height of the label at its end, clear of the others. */
  labelY: number;
};
export type Plot = { curves: PlottedCurve[]; zeroY: number; xOf: (month: number) => number };

const labelHeight = 15;

/** Places every month of every scenario on the drawing. */
export function plotMoney(scenarios: Scenario[]): Plot {
  const { width, height, left, right, top, bottom } = plotSize;
  const all = scenarios.flatMap(({ money }) => money);
  const [low, high] = [Math.min(0, ...all), Math.max(0, ...all)];
  const span = high - low || 1;
  const xOf = (month: number) => left + ((width - left - right) * month) / horizonMonths;
  const yOf = (money: number) => top + ((height - top - bottom) * (high - money)) / span;

  const curves = scenarios.map(({ cut, money, paybackMonths }) => ({
    cut,
    points: money.map((balance, month) => ({ x: xOf(month), y: yOf(balance) })),
    crossing: paybackMonths
      ? { x: xOf(paybackMonths), y: yOf(money[paybackMonths] ?? 0), months: paybackMonths }
      : null,
    labelY: yOf(money.at(-1) ?? 0),
  }));
  spreadLabels(curves);
  return { curves, zeroY: yOf(0), xOf };
}

/** Moves labels apart from above to below, and back up where the drawing ends. */
function spreadLabels(curves: PlottedCurve[]): void {
  const sorted = curves.toSorted((a, b) => a.labelY - b.labelY);
  const lowest = plotSize.height - plotSize.bottom;
  sorted.forEach((curve, index) => {
    const above = sorted[index - 1];
    if (above) curve.labelY = Math.max(curve.labelY, above.labelY + labelHeight);
  });
  sorted.toReversed().forEach((curve, index) => {
    curve.labelY = Math.min(curve.labelY, lowest - index * labelHeight);
  });
}
