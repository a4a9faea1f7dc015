import { htmlPolicy } from '@naya/contract/html-policy';
import sanitizeHtml from 'sanitize-html';

export function cleanHtml(html: string): string {
  return sanitizeHtml(html, htmlPolicy);
}

/** The policies are HTML as a whole, the company's story in its content; the other documents hold none. */
export function cleanDocument(key: string, value: unknown): unknown {
  if (typeof value === 'string') return cleanHtml(value);
  if (key === 'about') {
    const about = value as { content: string };
    return { ...about, content: cleanHtml(about.content) };
  }
  return value;
}
