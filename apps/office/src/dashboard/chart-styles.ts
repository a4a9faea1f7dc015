import type { ReactNode } from 'react';
import { formatDate } from '@naya/contract/format/date';
import { colours } from '../theme.ts';

export const axis = { fontSize: 13, fill: colours.muted };
/** Behind the bar that is pointed at. */
export const cursor = { fill: colours.sunken };

/** '16 Nov', the Monday of a week. */
export const shortWeek = (week: string): string =>
  formatDate(week)?.split(' ').slice(0, 2).join(' ') ?? week;

export const labelWeek = (week: ReactNode): string =>
  typeof week === 'string' ? `Week from ${shortWeek(week)}` : '';

export const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.round((part / whole) * 1000) / 10}%`;
