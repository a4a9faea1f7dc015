import { globSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldErrors, formParams } from '../../src/forms/field-errors.ts';

const folder = join(import.meta.dirname, '../../src');
/** Every schema that contract exports: what people send is among them. */
const schemas: [string, z.ZodObject][] = [];
for (const path of globSync('**/*.ts', { cwd: folder })) {
  const exported = (await import(join(folder, path))) as Record<string, unknown>;
  for (const [name, value] of Object.entries(exported)) {
    if (value instanceof z.ZodObject) schemas.push([`${name} of ${path}`, value]);
  }
}
const ofZod = /\b(?:invalid|expected|received|unrecognized|too (?:small|big))\b/i;

describe.each(schemas)('%s', (_name, schema) => {
  it('says what is wrong in words of ours', () => {
    const any = fc.anything({ withNullPrototype: false });
    const values = fc.record(
      Object.fromEntries(Object.keys(schema.shape).map((key) => [key, any])),
      {
        requiredKeys: [],
      },
    );
    fc.assert(
      fc.property(fc.oneof(any, values), (input) => {
        const { success, error } = schema.safeParse(input, formParams);
        if (success) return;
        for (const sentence of Object.values(fieldErrors(error))) {
          expect(sentence).not.toMatch(ofZod);
        }
      }),
      { numRuns: 50 },
    );
  });
});
