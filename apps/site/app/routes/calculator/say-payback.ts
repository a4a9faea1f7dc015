import { countOf } from '@naya/contract/format/count';

export const sayPayback = (months: number | null): string =>
  months === null ? 'not back within five years' : `back in ${countOf(months, 'month')}`;

export const takeHomeNote =
  'Before your own income tax and any wage of yours; GST that your customers pay is not in it.';
