/** Shown in place of a figure that nobody states. */
export const notStated = 'N/A';

/** Null for a figure that nobody states. */
export const stated = (shown: string): string | null => (shown === notStated ? null : shown);

/** '18–24 months' is the figure '18–24' and the unit 'months'. Text without both is one figure. */
export function splitFigure(shown: string): [figure: string, unit: string] {
  const [, figure = shown, unit = ''] = /^(.*\d\S*) (\D+)$/.exec(shown) ?? [];
  return [figure, unit];
}
