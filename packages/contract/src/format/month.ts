import { formatDate } from './date.ts';

/** 'Nov 2026' of '2026-11'. */
export const formatMonth = (month: string) =>
  formatDate(`${month}-01`)?.replace(/^1 /, '') ?? month;
