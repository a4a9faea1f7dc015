/** In English as PostgreSQL writes them: `brand_due_at` compares names. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

/** Of every brand until it says otherwise, and of the operators. */
export const usualWorkingDays: Weekday[] = weekdays.slice(0, 5);

/** With fewer, "two working days" would be weeks. */
export const fewestWorkingDays = 3;
