import { record } from './values.ts';

function parsed(body: string): unknown {
  if (!/^\s*["{]/.test(body)) return body;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

/** A policy's HTML: as the body itself, as JSON text, or as `{content}`. */
export function normaliseHtml(body: string): string | null {
  const value = parsed(body);
  const html = typeof value === 'string' ? value : record(value)?.content;
  return typeof html === 'string' ? html.trim() : null;
}
