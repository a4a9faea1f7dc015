/**
 * The rules of a listing and the library behind them, 20 KB: fetched once the page listens, used from the first Submit on. Null
 * when they do not come; the next one who needs them asks again.
 */
export const loadChecks = () => import('./check-listing.ts').catch(() => null);
