import { embedScriptUrl, franchisesUrl } from '@naya/contract/urls';
import type { Choices } from './choices.ts';

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** HTML for a partner to paste. The link shows until the script has loaded, and where it never loads. */
export function writeSnippet(choices: Choices, publicUrl: string, siteName: string): string {
  const attributes = Object.entries(choices)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const listing = publicUrl + franchisesUrl({ category: choices.category, location: choices.city });
  return [
    `<script async src="${publicUrl}${embedScriptUrl}"></script>`,
    `<franchise-listings${attributes.join('')}>`,
    `  <a href="${escaped(listing)}">Franchises on ${escaped(siteName)}</a>`,
    '</franchise-listings>',
  ].join('\n');
}
