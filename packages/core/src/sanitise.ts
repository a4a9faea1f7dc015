import { htmlPolicy } from '@naya/contract/html-policy';
import sanitizeHtml from 'sanitize-html';

export function cleanHtml(html: string): string {
  return sanitizeHtml(html, htmlPolicy);
}
