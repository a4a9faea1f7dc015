import { html } from 'hono/html';
import {
  operationsOf,
  type Answer,
  type Media,
  type OpenApiDocument,
  type Operation,
} from '../open-api.ts';
import { inlineCode, typeOf, type JsonSchema } from './markup.ts';

type Call = ReturnType<typeof operationsOf>[number];

/** Every call of one set. */
export function callsBelow(document: OpenApiDocument, prefix: string) {
  return operationsOf(document)
    .filter(({ path }) => path.startsWith(prefix))
    .map((call) => callSection(document, call));
}

function callSection(document: OpenApiDocument, { path, method, operation }: Call) {
  return html`<details id="${operation.operationId}">
    <summary><code>${method.toUpperCase()} ${path}</code> ${operation.summary}</summary>
    <p>Name: <code>${operation.operationId}</code>. ${inlineCode(operation.description)}</p>
    ${parameterTable(operation)} ${contentBlocks('Body', operation.requestBody?.content)}
    ${Object.entries(operation.responses).map(([status, answer]) =>
      answerBlock(status, resolve(document, answer)),
    )}
  </details>`;
}

function resolve(document: OpenApiDocument, answer: Operation['responses'][string]): Answer {
  if (!('$ref' in answer)) return answer;
  const name = answer.$ref.split('/').at(-1) ?? '';
  return document.components?.responses?.[name] as Answer;
}

function parameterTable({ parameters = [] }: Operation) {
  if (parameters.length === 0) return '';
  return html`<table>
    <tr>
      <th>Parameter</th>
      <th>Type</th>
      <th>Meaning</th>
    </tr>
    ${parameters.map(
      ({ name, in: place, description, schema }) =>
        html`<tr>
          <td><code>${name}</code> <small>${place}</small></td>
          <td>${typeOf(schema)}</td>
          <td>${inlineCode(description)}</td>
        </tr>`,
    )}
  </table>`;
}

function answerBlock(status: string, { description, headers = {}, content }: Answer) {
  const names = Object.keys(headers);
  return html`<h4>${status} <small>${inlineCode(description)}</small></h4>
    ${names.length > 0 ? html`<p>Headers: ${names.map((name) => html`<code>${name}</code> `)}</p>` : ''}
    ${status.startsWith('2') ? contentBlocks('', content) : ''}`;
}

function contentBlocks(title: string, content: Record<string, Media> = {}) {
  return Object.entries(content).map(([type, { schema, example, examples = {} }]) => {
    const shown =
      example === undefined ? Object.values(examples).map(({ value }) => value) : [example];
    return html`${title ? html`<h4>${title}</h4>` : ''}
      <p><code>${type}</code>: ${typeOf(schema as JsonSchema)}</p>
      ${shown.map((value) => html`<pre tabindex="0">${JSON.stringify(value, null, 2)}</pre>`)}`;
  });
}

/** Every named schema with its fields. */
export function schemaSections(document: OpenApiDocument) {
  const schemas = Object.entries(document.components?.schemas ?? {}) as [string, JsonSchema][];
  return schemas.map(
    ([name, { description, properties = {}, required = [] }]) =>
      html`<details id="${name}">
        <summary><code>${name}</code> ${description}</summary>
        <table>
          <tr>
            <th>Field</th>
            <th>Type</th>
            <th>Meaning</th>
          </tr>
          ${Object.entries(properties).map(
            ([field, schema]) =>
              html`<tr>
                <td><code>${field}</code>${required.includes(field) ? '' : ' (optional)'}</td>
                <td>${typeOf(schema)}</td>
                <td>${inlineCode(schema.description)}</td>
              </tr>`,
          )}
        </table>
      </details>`,
  );
}
