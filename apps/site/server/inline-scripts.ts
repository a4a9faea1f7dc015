import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

/** Data such as JSON-LD, and scripts in files of their own, need no hash. */
const isInlineCode = ({ src, type = '' }: Record<string, string>) =>
  src === undefined && !type.endsWith('json');

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** The sources that a page's policy has to name for the scripts that React Router, and we, write into it. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  let code: string | null = null;
  const onopentag = (name: string, attributes: Record<string, string>) => {
    if (name === 'script' && isInlineCode(attributes)) code = '';
  };
  const ontext = (text: string) => {
    if (code !== null) code += text;
  };
  const onclosetag = () => {
    if (code) hashes.add(hashOf(code));
    code = null;
  };
  // Browsers do not decode entities inside a script, so the hash is of the text as it stands.
  new Parser({ onopentag, ontext, onclosetag }, { decodeEntities: false }).end(html);
  return [...hashes];
}
