import { listQuerySchema, type ListQuery } from '@naya/contract/office/list-query';
import { readOwnId } from '@naya/contract/own-id';
import { requireFound } from '@naya/core/errors';
import type { OfficeContext } from './route.ts';

export const queryOf = (c: OfficeContext): ListQuery => listQuerySchema.parse(c.req.query());

/** Ids of records are whole numbers; anything else names nothing. */
export function idOf(c: OfficeContext, what: string, name = 'id'): number {
  return requireFound(readOwnId(c.req.param(name) ?? ''), what);
}

export function answerCsv(c: OfficeContext, name: string, csv: string): Response {
  c.header('Content-Type', 'text/csv; charset=utf-8');
  c.header('Content-Disposition', `attachment; filename="${name}"`);
  return c.body(csv);
}

/** Nothing in a paper may run in the office's page. */
const closed = { 'Content-Security-Policy': "sandbox; default-src 'none'" };

type Paper = { name: string; type: string; bytes: Buffer };

/** A private paper, to be saved and not shown. */
export function answerPaper(c: OfficeContext, { name, type, bytes }: Paper) {
  return c.body(new Uint8Array(bytes), 200, {
    ...closed,
    'Content-Type': type,
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    'X-Content-Type-Options': 'nosniff',
  });
}
