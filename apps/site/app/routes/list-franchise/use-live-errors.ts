import { useState } from 'react';
import type { FieldErrors } from '../../forms/form-answer.ts';
import { checkField } from './check-listing.ts';
import type { ListingField } from './listing-fields.ts';

function without(errors: FieldErrors, isGone: (field: string) => boolean): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !isGone(field)));
}

/** Once a field was found wrong it is checked again as it is typed. */
export function useLiveErrors(found: FieldErrors) {
  const [live, setLive] = useState({ found, errors: found });
  const errors = live.found === found ? live.errors : found;

  return {
    errors,
    recheck: (field: ListingField, value: string) => {
      if (!(field in found)) return;
      const error = checkField(field, value);
      const others = without(errors, (each) => each === field);
      setLive({ found, errors: error ? { ...others, [field]: error } : others });
    },
    /** Pictures are judged by the server alone: a new choice gets a new chance. */
    forgive: (prefix: string) => {
      setLive({ found, errors: without(errors, (each) => each.startsWith(prefix)) });
    },
  };
}
