// Somebody else's site with our widget on it. By the names localhost and 127.0.0.1 it is two origins.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { ports, urls } from './urls.ts';

/** Styles of a partner's page that try to break the widget on it. */
const hostileStyles = `
  html { font-size: 40px; }
  * { all: unset !important; color: red !important; font: 30px cursive !important; letter-spacing: 1em !important;
      --ink: red !important; --surface: red !important; --sign: red !important; }
  franchise-listings, franchise-listings * { display: none !important; visibility: hidden !important; opacity: 0 !important;
      position: fixed !important; width: 1px !important; height: 1px !important; transform: scale(0) !important;
      filter: blur(9px) !important; pointer-events: none !important; clip-path: inset(50%) !important; }
  div, section, article, button, dialog, form, input { display: none !important; border: 9px solid red !important; }
  head, style, script, title { display: none !important; }
  main, h1, body { display: block !important; }`;

const bodyStyle = 'body { margin: 16px; font-family: serif }';
const pageStyles: Record<string, string> = {
  hostile: hostileStyles,
  floating: '* { float: left }',
};

/** Only what the instructions for partners name: no style of ours needs a rule. */
const policy = `default-src 'none'; script-src ${urls.own}; connect-src ${urls.own}; img-src ${urls.own}`;
const ownStyles = `style-src 'unsafe-inline'`;
/** Whatever else a page can forbid. */
const nothingElse = `base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types`;

const server = createServer((request, response) => {
  const { searchParams } = new URL(request.url ?? '/', urls.partner);
  const asked = searchParams.get('styles');
  const styles =
    asked === 'none' ? '' : `<style>${bodyStyle} ${pageStyles[asked ?? ''] ?? ''}</style>`;
  const script =
    searchParams.get('script') === 'none'
      ? ''
      : `<script async src="${urls.own}/embed.js"></script>`;
  const pasted = searchParams.get('snippet');
  for (const name of ['styles', 'script', 'snippet']) searchParams.delete(name);
  const attributes = Array.from(searchParams, ([name, value]) => `${name}="${escaped(value)}"`);
  const widget = `<franchise-listings ${attributes.join(' ')}><a href="${urls.own}/franchises">Franchises</a></franchise-listings>`;
  response.writeHead(200, {
    'Content-Type': 'text/html',
    'Content-Security-Policy': `${policy}; ${asked === 'none' ? nothingElse : ownStyles}`,
  });
  response.end(`<!doctype html><html lang="en"><head><title>City portal</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    ${styles}
    ${pasted === null ? script : ''}</head>
    <body><main><h1>City portal</h1>
    ${pasted ?? widget}
    </main></body></html>`);
});

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/** It ends with the process of the tests. */
export async function startPartnerSite(): Promise<void> {
  server.listen(ports.partner).unref();
  await once(server, 'listening');
}
