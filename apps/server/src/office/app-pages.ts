import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { officeBaseUrl } from '@naya/contract/office/urls';
import { Hono } from 'hono';
import { answerUnknown } from '../http/errors.ts';

const forever = 'public, max-age=31536000, immutable';
const notBuilt = 'The back office is not built. Start with `npm start`, which builds it.';

/** Styles that the interface makes carry the nonce of this one answer; scripts are files of ours. */
function policyWith(nonce: string): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' https: data:",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The built back office: its files, and its one page at every other URL below /admin. */
export function officePages(folder: string) {
  const assets = serveStatic({
    root: folder,
    precompressed: true,
    rewriteRequestPath: (path) => path.slice(officeBaseUrl.length),
    onFound: (_path, c) => c.header('Cache-Control', forever),
  });
  // A file of an earlier build is gone; the page in its place would be run as a script.
  return new Hono().get('/assets/*', assets, answerUnknown).get('*', async (c) => {
    const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null);
    if (!page) return c.text(notBuilt, 503);
    const nonce = randomBytes(16).toString('base64');
    return c.html(page.replace('%STYLE_NONCE%', nonce), 200, {
      'Cache-Control': 'no-store',
      'Content-Security-Policy': policyWith(nonce),
    });
  });
}
