import { createHash } from 'node:crypto';

/** React writes every `<` and `>` of a text or an attribute as an entity, so this finds the elements and nothing else. */
const script = /<script([^>]*)>([^]*?)<\/script>/g;

/** Data such as JSON-LD, and scripts in files of their own, need no hash. */
const needsNoHash = /\ssrc=|\stype="[^"]*json"/;

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** The sources that a page's policy has to name for the scripts that React Router, and we, write into it. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', code] of html.matchAll(script)) {
    if (code && !needsNoHash.test(attributes)) hashes.add(hashOf(code));
  }
  return [...hashes];
}
