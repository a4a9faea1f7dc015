import { pgTable, text } from '../drizzle-tables.ts';

/**
 * Every contact e-mail this site has ever had, in lower case. An enquiry without e-mail arrives with one of them in its
 * place, so none of them tells who sent something.
 */
export const ownEmails = pgTable('own_emails', { email: text('email').primaryKey() });
