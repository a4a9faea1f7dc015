const nul = String.raw`\u0000`;

/** NUL in a text never gets any further: PostgreSQL cannot store it. */
export function parseJson(text: string): unknown {
  // Looking at each value takes time, and a stack as deep as the lists are.
  return JSON.parse(text, text.includes(nul) ? withoutNul : undefined);
}

function withoutNul(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '') : value;
}
