import type { z } from 'zod';

/** The first message of each field. */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.') || 'form';
    errors[field] ??= issue.message;
  }
  return errors;
}

/** Give it to each parsing of what people send: where a schema has no sentence of its own, zod's would reach them. */
export const formParams = { error: sayIssue };

function sayIssue(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined) return 'Please fill this in';
  switch (issue.code) {
    case 'invalid_type':
      return expectedSentences[issue.expected] ?? 'Please check this';
    case 'invalid_value':
      return 'Please choose one of the options';
    case 'too_small':
      return `Please ${sizeWords(issue.origin, 'least', issue.minimum)}`;
    case 'too_big':
      return `Please ${sizeWords(issue.origin, 'most', issue.maximum)}`;
    case 'unrecognized_keys':
      return `There is no field ${issue.keys.map((key) => `"${key}"`).join(', ')}`;
    default:
      return 'Please check this';
  }
}

const expectedSentences: Partial<Record<string, string>> = {
  string: 'Please enter text',
  number: 'Please enter a number',
  int: 'Please enter a whole number',
  boolean: 'Please say true or false',
  array: 'Please give a list',
  object: 'Please give the fields of this form by name',
  record: 'Please give these by name',
};

function sizeWords(origin: string, end: 'least' | 'most', limit: number | bigint): string {
  if (origin === 'string') return `use at ${end} ${limit} characters`;
  if (origin === 'array' || origin === 'set') return `give at ${end} ${limit}`;
  return `enter at ${end} ${limit}`;
}
