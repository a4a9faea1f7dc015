import { useState } from 'react';
import type { FieldErrors } from '../../forms/form.tsx';
import type { ListingField } from './listing-fields.ts';

function without(errors: FieldErrors, isGone: (field: string) => boolean): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !isGone(field)));
}

/** Once a field was found wrong it is checked again as it is typed. */
export function useLiveErrors(found: FieldErrors) {
  const [live, setLive] = useState({ found, errors: found });
  const shown = (now: typeof live) => (now.found === found ? now.errors : found);
  const errors = shown(live);

  return {
    errors,
    recheck: async (field: ListingField, value: string) => {
      if (!(field in found)) return;
      const checks = await loadChecks();
      if (!checks) return;
      const error = checks.checkField(field, value);
      setLive((now) => {
        const others = without(shown(now), (each) => each === field);
        return { found, errors: error ? { ...others, [field]: error } : others };
      });
    },
    /** Only the server validates pictures: choosing others clears their error. */
    clearErrors: (prefix: string) => {
      setLive({ found, errors: without(errors, (each) => each.startsWith(prefix)) });
    },
  };
}

/**
 * The rules of a listing and the library behind them, 20 KB: fetched once the page listens, used from the first Submit on. Null
 * when they cannot be loaded; the next call tries again.
 */
export const loadChecks = () => import('./check-listing.ts').catch(() => null);
