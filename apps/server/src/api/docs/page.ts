import { apiBaseUrl } from '@naya/contract/api/paths';
import { html, raw } from 'hono/html';
import type { OpenApiDocument } from '../open-api.ts';
import { guide } from './guide.ts';
import { inlineCode } from './markup.ts';
import { callsBelow, schemaSections } from './reference.ts';

export const docsPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

const parts = {
  start: 'First five minutes',
  pages: 'Pages',
  pictures: 'Pictures and units',
  forms: 'Sending forms',
  tests: 'Trying forms out',
  limits: 'Limits',
  errors: 'Errors',
  packages: 'Packages',
  changes: 'Changes',
  calls: 'Calls',
  schemas: 'Schemas',
  site: 'Calls of our own pages',
};

/** The API in readable form: plain HTML from the same document, no script, nothing from elsewhere. */
export function docsPage(document: OpenApiDocument) {
  const host = document.servers?.[0]?.url ?? '';
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${document.info.title}</title>
        <style>
          ${raw(styles)}
        </style>
      </head>
      <body>
        <h1>${document.info.title}</h1>
        <p>${inlineCode(document.info.description)}</p>
        <p>Machine-readable: <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1)</p>
        <nav>${Object.entries(parts).map(([id, name]) => html`<a href="#${id}">${name}</a> `)}</nav>
        ${guide(host)}
        <h2 id="calls">${parts.calls}</h2>
        <p>Examples are what this server answered just now; of a list they show the first item.</p>
        ${callsBelow(document, '/api/')}
        <h2 id="schemas">${parts.schemas}</h2>
        ${schemaSections(document)}
        <h2 id="site">${parts.site}</h2>
        <p>The same data for our own origin; pages of other sites cannot read these.</p>
        ${callsBelow(document, `${apiBaseUrl}/`)}
      </body>
    </html>`;
}

const styles = `
  :root { color-scheme: light dark; }
  body { font: 16px/1.6 system-ui, sans-serif; max-width: 56rem; margin: 2rem auto; padding: 0 1rem; }
  nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; }
  nav a { padding: .25rem 0; }
  summary { padding: .5rem 0; cursor: pointer; }
  pre { overflow: auto; max-height: 24rem; padding: 1rem; background: color-mix(in srgb, canvastext 6%, canvas); }
  code { overflow-wrap: anywhere; }
  h2 { margin-top: 2.5rem; }
  h4 { font-size: 1rem; margin: 1rem 0 .25rem; }
  table { border-collapse: collapse; width: 100%; display: block; overflow-x: auto; }
  th, td { text-align: start; vertical-align: top; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid color-mix(in srgb, canvastext 15%, canvas); }
  td { min-width: 8rem; }
  @media (width < 40rem) {
    tr:has(th) { display: none; }
    tr, td { display: block; }
    tr { border-bottom: 1px solid color-mix(in srgb, canvastext 15%, canvas); padding: .5rem 0; }
    td { border: 0; padding: 0; }
  }
`;
