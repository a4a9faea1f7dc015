/** '18–24 months' is the figure '18–24' and the unit 'months'. Text without both is one figure. */
export function splitFigure(shown: string): [figure: string, unit: string] {
  const [, figure = shown, unit = ''] = /^(.*\d\S*) (\D+)$/.exec(shown) ?? [];
  return [figure, unit];
}
