/** A figure below this does not persuade: the home page shows another one in its place. */
export const defaultStatsThreshold = 25;
