/** The widest widgets with one, two and three columns, as its own style sheet breaks them. */
const widths = { middle: 600, wide: 920 };

/** A shop with its shutter down and the way to all brands, where none is found. */
const emptyHeight = 259;
/** A script that has not come by then will not come. */
const lateSeconds = 10;

/**
 * How tall the widget is with so many cards, by its own width: what its place has to be before its script has come. The figures
 * are those of usual cards; `partner-layout.spec.ts` compares them with the widget.
 */
export function reservedHeights(limit: number) {
  const height = (columns: number, row: string, around: number) =>
    limit === 0
      ? `${emptyHeight + around}px`
      : `calc(${Math.ceil(limit / columns)} * (${row}) + ${around}px)`;
  return {
    narrow: height(1, '45cqi + 540px', 150),
    middle: height(2, '37.5cqi + 434px', 112),
    wide: height(3, 'min(25cqi, 310px) + 433px', 112),
  };
}

/** The same as styles for a page of somebody else's. What the widget says of itself wins as soon as it is there. */
export function writeReservingStyle(limit: number, expected: number): string {
  const { narrow, middle, wide } = reservedHeights(expected);
  const attribute = expected < limit ? `[expected="${expected}"]` : '';
  return [
    '<style>',
    `  franchise-listings[limit="${limit}"]${attribute}:not(:defined) {`,
    '    display: flow-root; width: 100%; container-type: inline-size;',
    `    &::before { content: ""; float: left; height: ${narrow}; animation: franchise-late 0s ${lateSeconds}s forwards; }`,
    `    @container (width >= ${widths.middle}px) { &::before { height: ${middle}; } }`,
    `    @container (width >= ${widths.wide}px) { &::before { height: ${wide}; } }`,
    '  }',
    '  @keyframes franchise-late { to { height: 0; } }',
    '</style>',
  ].join('\n');
}
