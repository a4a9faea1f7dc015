import { useSite } from '../support/site.ts';

/** One site for the tests of all pages: to start it costs seconds, to read a page milliseconds. */
export const site = useSite();
