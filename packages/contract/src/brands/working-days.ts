import { weekDays } from '../constants.ts';
import type { WeekDay } from '../site-info/entity.ts';

/** Of every brand until it says otherwise, and of the operators. */
export const usualWorkingDays: WeekDay[] = weekDays.slice(0, 5);

/** With fewer, "two working days" would be weeks. */
export const minWorkingDays = 3;
