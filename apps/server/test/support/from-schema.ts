import * as fc from 'fast-check';

export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  anyOf?: JsonSchema[];
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  not?: { pattern: string };
};

/** Anything that the schema allows, as its own words have it. */
export function fromSchema(
  schema: JsonSchema,
  named: Record<string, JsonSchema>,
): fc.Arbitrary<unknown> {
  const of = (each: JsonSchema) => fromSchema({ ...limitsOf(schema), ...each }, named);
  if (schema.$ref) return fromSchema(named[schema.$ref.split('/').at(-1) ?? ''] ?? {}, named);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(of));
  if (Array.isArray(schema.type)) {
    return fc.oneof(...schema.type.map((type) => fromSchema({ ...schema, type }, named)));
  }
  switch (schema.type) {
    case 'object': {
      const { properties = {}, required = [] } = schema;
      const fields = Object.entries(properties).map(([name, each]) => [
        name,
        fromSchema(each, named),
      ]);
      return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
        requiredKeys: required,
        noNullPrototype: true,
      });
    }
    case 'string':
      return text(schema).filter((value) => !isExcluded(schema, value));
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9 });
    case 'number': {
      const { minimum: min = -1e15, maximum: max = 1e15 } = schema;
      return fc.double({ min, max, noNaN: true });
    }
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    default:
      throw new Error(`No arbitrary for ${JSON.stringify(schema)}`);
  }
}

const isExcluded = ({ not }: JsonSchema, value: string) =>
  not !== undefined && new RegExp(not.pattern, 'u').test(value);

/** Of a union, each part keeps the limits that stand beside it: they concern its own type alone. */
const limitsOf = ({ maxLength, pattern, minimum, maximum }: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify({ maxLength, pattern, minimum, maximum })) as JsonSchema;

function text({ pattern, format, minLength = 0, maxLength = 6_000 }: JsonSchema) {
  if (format === 'binary') return fc.constant('');
  const limits = { minLength, maxLength };
  const isShort = (value: string) => Array.from(value).length <= maxLength;
  if (pattern?.startsWith('^')) return fc.stringMatching(new RegExp(pattern, 'u')).filter(isShort);
  const any = fc.oneof(
    fc.string({ unit: 'binary', ...limits }),
    fc.string({ unit: 'grapheme', ...limits }).filter(isShort),
    // At the limit, in characters that are two in JavaScript.
    fc.constant('😀'.repeat(maxLength)),
  );
  return pattern ? any.filter((value) => new RegExp(pattern, 'u').test(value)) : any;
}
