import { embedScriptUrl, franchisesUrl } from '@naya/contract/urls';
import type { Choices } from './choices.ts';

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** What a partner pastes. The link stands there until the script has come, and where it never comes. */
export function writeSnippet(choices: Choices, publicUrl: string, siteName: string): string {
  const attributes = Object.entries(choices)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return [
    `<script async src="${publicUrl}${embedScriptUrl}"></script>`,
    `<franchise-listings${attributes.join('')}>`,
    `  <a href="${publicUrl}${franchisesUrl()}">Franchises on ${escaped(siteName)}</a>`,
    '</franchise-listings>',
  ].join('\n');
}
