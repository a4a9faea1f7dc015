import { colours } from '../theme.ts';

export const axis = { fontSize: 13, fill: colours.muted };
/** Behind the bar that is pointed at. */
export const cursor = { fill: colours.sunken };
