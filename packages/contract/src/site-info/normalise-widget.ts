import { flag, record, text } from '../normalise/values.ts';
import type { Widget } from './widget.ts';

/** Null for an answer that says nothing; whoever does not say "no" lets the page send. */
export function normaliseWidget(value: unknown): Widget | null {
  const row = record(value);
  const name = text(row?.site_name);
  return row && name ? { site_name: name, may_post: flag(row.may_post, true) } : null;
}
