import { html } from 'hono/html';

export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  enum?: unknown[];
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  default?: string | number;
};
type Piece = ReturnType<typeof html> | string;

/** The type of a value in a few words, with its limits; a named schema links to its fields. */
export function typeOf(schema: JsonSchema = {}): Piece {
  const { $ref, anyOf, allOf, items, enum: choices } = schema;
  if ($ref) {
    const name = $ref.split('/').at(-1) ?? '';
    return html`<a href="#${name}">${name}</a>`;
  }
  if (items) return html`list of ${typeOf(items)}`;
  const parts = anyOf ?? allOf;
  if (parts) return html`${parts.map((part, index) => [index > 0 ? ' or ' : '', typeOf(part)])}`;
  if (choices) return html`${choices.map((each) => html`<code>${String(each)}</code> `)}`;
  return [[schema.type].flat().join(' or '), ...limitsOf(schema)].filter(Boolean).join(', ');
}

function limitsOf({ format, minimum, maximum, minLength, maxLength, ...rest }: JsonSchema) {
  return [
    format ?? '',
    minimum === undefined ? '' : `from ${minimum}`,
    maximum === undefined ? '' : `to ${maximum}`,
    minLength === undefined ? '' : `at least ${minLength} characters`,
    maxLength === undefined ? '' : `at most ${maxLength} characters`,
    rest.default === undefined ? '' : `usually ${rest.default}`,
  ];
}

/** Words between backticks as code. */
export const inlineCode = (text = '') =>
  text.split('`').map((part, index) => (index % 2 ? html`<code>${part}</code>` : part));
