import { answerWithinDays } from '@naya/contract/brands/stages';
import { usualWorkingDays } from '@naya/contract/brands/working-days';
import { sql, type SQL } from '../drizzle.ts';

const dueAt = (at: SQL, weekdays: SQL) =>
  sql`brand_due_at(${at}, ${answerWithinDays}, ${weekdays})`;

/** When the brand has to answer what reached it then, by its own working days. */
export const dueOfBrand = (at: SQL, franchiseId: SQL | number) =>
  dueAt(at, sql`(select working_days from franchises where id = ${franchiseId})`);

/** When we have to answer what came in then and no brand has. */
export const dueOfOperators = (at: SQL) =>
  dueAt(at, sql`${`{${usualWorkingDays.join()}}`}::text[]`);
