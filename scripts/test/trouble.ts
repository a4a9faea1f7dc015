import { stripVTControlCharacters } from 'node:util';

/** A test that failed at a try: one that passed at the second is flaky, which is a bug of its own. */
export function describeTrouble(test: string, isFlaky: boolean, messages: string[]): string {
  const mark = isFlaky ? '(flaky)' : '✘';
  return [`${mark} ${test}`, ...messages.filter(Boolean).map(withoutNoise)].join('\n');
}

function withoutNoise(message: string): string {
  const lines = stripVTControlCharacters(message).split('\n');
  return lines
    .filter((line) => !/^ +at .*(?:node_modules|<anonymous>)/.test(line))
    .join('\n')
    .slice(0, 1500);
}
