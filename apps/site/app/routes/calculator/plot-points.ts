import { horizonMonths, type Scenario } from '@naya/contract/calculator/calculate';

export const plotSize = { width: 360, height: 226, left: 0, right: 62, top: 16, bottom: 28 };

export type Point = { x: number; y: number };
export type PlottedCurve = {
  cut: number;
  points: Point[];
  /** Where the curve crosses zero. */
  crossing: (Point & { months: number }) | null;
  /** The height of the label at its end, clear of the others. */
  labelY: number;
};
type Level = { amount: number; y: number };
export type Plot = {
  curves: PlottedCurve[];
  zeroY: number;
  /** Round amounts above and below zero, with a thin line each. */
  levels: Level[];
  xOf: (month: number) => number;
};

const labelHeight = 15;

/** Places every month of every scenario on the drawing. */
export function plotMoney(scenarios: Scenario[]): Plot {
  const { width, height, left, right, top, bottom } = plotSize;
  const all = scenarios.flatMap(({ money }) => money);
  const [low, highest] = [Math.min(0, ...all), Math.max(0, ...all)];
  const step = roundStep(low, highest);
  // Up to a line with an amount, which the eye may follow from the highest curve.
  const high = Math.ceil(highest / step) * step;
  const span = high - low || 1;
  const xOf = (month: number) => left + ((width - left - right) * month) / horizonMonths;
  const yOf = (money: number) => top + ((height - top - bottom) * (high - money)) / span;

  const curves = scenarios.map(({ cut, money, ownPaybackMonths }) => ({
    cut,
    points: money.map((balance, month) => ({ x: xOf(month), y: yOf(balance) })),
    crossing: ownPaybackMonths
      ? { x: xOf(ownPaybackMonths), y: yOf(money[ownPaybackMonths] ?? 0), months: ownPaybackMonths }
      : null,
    labelY: yOf(money.at(-1) ?? 0),
  }));
  spreadLabels(curves);
  const levels = roundAmounts(low, high, step)
    .map((amount) => ({ amount, y: yOf(amount) }))
    .filter(({ y }) => !curves.some(({ points }) => isInLabel(points, y)));
  return { curves, zeroY: yOf(0), levels, xOf };
}

/** Whether a curve begins where the amount of the level stands, at the left end above its line. */
function isInLabel(points: Point[], levelY: number): boolean {
  return points.slice(0, 9).some(({ y }) => y > levelY - 14 && y < levelY + 4);
}

/** 1, 2 or 5 lakh, ten lakh and so on: three to six steps between both ends. */
function roundStep(low: number, high: number): number {
  const rough = (high - low || 1) / 5;
  const ten = 10 ** Math.floor(Math.log10(rough));
  return ten * ([1, 2, 5].find((each) => each * ten >= rough) ?? 10);
}

/** Without zero, which has a line of its own. */
function roundAmounts(low: number, high: number, step: number): number[] {
  const first = Math.ceil(low / step);
  const count = Math.floor(high / step) - first + 1;
  return Array.from({ length: count }, (_, index) => (first + index) * step).filter(Boolean);
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
