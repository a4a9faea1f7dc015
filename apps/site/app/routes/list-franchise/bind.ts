import type { ChangeEvent } from 'react';
import type { ListingField } from './listing-fields.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Ties a control to its field of the draft. */
export type Bind = (field: ListingField) => {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<Control>) => void;
};
