import { listQuerySchema, type ListQuery } from '@naya/contract/office/list-query';
import { notFound } from '@naya/core/errors';
import type { OfficeContext } from './route.ts';

export const queryOf = (c: OfficeContext): ListQuery => listQuerySchema.parse(c.req.query());

/** Ids of records are whole numbers; anything else names nothing. */
export function idOf(c: OfficeContext, what: string): number {
  const id = c.req.param('id') ?? '';
  if (!/^[1-9]\d{0,8}$/.test(id)) throw notFound(what);
  return Number(id);
}

export function answerCsv(c: OfficeContext, name: string, csv: string): Response {
  c.header('Content-Type', 'text/csv; charset=utf-8');
  c.header('Content-Disposition', `attachment; filename="${name}"`);
  return c.body(csv);
}
