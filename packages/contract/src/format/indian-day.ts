const name = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** The day that it is in India, as 2026-11-18. */
export const indianDay = (date: Date): string => name.format(date);
