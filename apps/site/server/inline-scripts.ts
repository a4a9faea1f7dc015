import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

const startOfScript = '<script';
const endOfScript = '</script>';

/** Data such as JSON-LD, and scripts in files of their own, need no hash. */
const isInlineCode = ({ src, type = '' }: Record<string, string>) =>
  src === undefined && !type.endsWith('json');

const hashOf = (code: Buffer) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

function readAttributes(tag: string): Record<string, string> {
  let attributes = {};
  new Parser({ onopentag: (_name, read) => (attributes = read) }).end(tag);
  return attributes;
}

/**
 * The sources that a page's policy has to name for the scripts that React Router, and we, write into it. Only their own tags
 * are parsed: React, React Router and the cleaning of HTML escape each `<` of texts, attributes and data.
 */
export function inlineScriptHashes(html: Buffer): string[] {
  const hashes = new Set<string>();
  let start = html.indexOf(startOfScript);
  while (start !== -1) {
    const code = html.indexOf('>', start) + 1;
    const end = html.indexOf(endOfScript, code);
    if (end === -1) break;
    // Browsers do not decode entities inside a script, so the hash is of the text as it stands.
    if (code < end && isInlineCode(readAttributes(html.toString('utf8', start, code)))) {
      hashes.add(hashOf(html.subarray(code, end)));
    }
    start = html.indexOf(startOfScript, end);
  }
  return [...hashes];
}
