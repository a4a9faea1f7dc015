import type { OpenAPIHono } from '@hono/zod-openapi';
import { html, raw } from 'hono/html';

type Content = Record<string, { schema?: unknown }>;
type Operation = {
  summary?: string;
  parameters?: { name: string; in: string }[];
  requestBody?: { content?: Content };
  responses?: Record<string, { description?: string; content?: Content }>;
};
type OpenApiDocument = ReturnType<OpenAPIHono['getOpenAPI31Document']>;

export const docsPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** The API in readable form: plain HTML from the same document, no script, nothing from elsewhere. */
export function docsPage(document: OpenApiDocument) {
  const calls = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({
      path,
      method,
      operation,
    })),
  );
  const set = (title: string, prefix: string) => html`
    <h2>${title}</h2>
    ${calls.filter((call) => call.path.startsWith(prefix)).map(callSection)}
  `;
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
        <p>${document.info.description}</p>
        <p>Machine-readable: <a href="/api/openapi.json">/api/openapi.json</a></p>
        ${set('Primary set', '/admin/api/')} ${set('Alternative set', '/api/')}
      </body>
    </html>`;
}

function callSection({
  path,
  method,
  operation,
}: {
  path: string;
  method: string;
  operation: Operation;
}) {
  const parameters = operation.parameters ?? [];
  return html`<details>
    <summary><code>${method.toUpperCase()} ${path}</code> ${operation.summary}</summary>
    ${
      parameters.length > 0
        ? html`<p>
            Parameters:
            ${parameters.map((parameter) => html`<code>${parameter.name}</code> (${parameter.in}) `)}
          </p>`
        : ''
    }
    ${contentBlock('Body', operation.requestBody?.content)}
    ${Object.entries(operation.responses ?? {}).map(([status, response]) =>
      contentBlock(`${status} ${response.description ?? ''}`, response.content),
    )}
  </details>`;
}

function contentBlock(title: string, content: Content | undefined) {
  return Object.entries(content ?? {}).map(
    ([type, { schema }]) =>
      html`<h3>${title} <small>${type}</small></h3>
        <pre tabindex="0">${JSON.stringify(schema, null, 2)}</pre>`,
  );
}

const styles = `
  :root { color-scheme: light dark; }
  body { font: 16px/1.6 system-ui, sans-serif; max-width: 56rem; margin: 2rem auto; padding: 0 1rem; }
  summary { padding: .5rem 0; cursor: pointer; }
  pre { overflow: auto; max-height: 24rem; padding: 1rem; background: color-mix(in srgb, canvastext 6%, canvas); }
  h3 { font-size: 1rem; margin-bottom: .25rem; }
`;
