const planted = new Set<string>();

/** Names something that no server may write to its log. */
export function plant<Text extends string>(text: Text): Text {
  planted.add(text);
  return text;
}

const shapes: [what: string, shape: RegExp][] = [
  ['an e-mail', /[\w.+-]+@[\w-]+\.[a-z]+/gi],
  ['a data link', /my(?:-|%2d)data(?:\/|%2f)[\w%.-]+/gi],
  ['a token', /\btoken[=/][\w-]+/gi],
];

/** Finds forbidden text in a log: planted words, and all that looks like an e-mail, a data link or a token. */
export function findSecrets(log: string): string[] {
  const words = [...planted].filter((word) => log.includes(word));
  const shaped = shapes.flatMap(([what, shape]) =>
    (log.match(shape) ?? []).map((found) => `${what}: ${found}`),
  );
  return [...words, ...new Set(shaped)];
}
