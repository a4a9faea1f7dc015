/** The rules of a listing and the library behind them, 20 KB: fetched once the page listens, used from the first Submit on. */
export const loadChecks = () => import('./check-listing.ts');
