import { formatPaise } from '@naya/contract/billing/amounts';

/** Nothing for what is not there yet. */
export const showPaise = (value: unknown) => (typeof value === 'number' ? formatPaise(value) : '');
