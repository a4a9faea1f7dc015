import { stripVTControlCharacters } from 'node:util';

/** A test that failed, and why. */
export function describeFailure(test: string, messages: string[]): string {
  return [`✘ ${test}`, ...messages.filter(Boolean).map(withoutNoise)].join('\n');
}

function withoutNoise(message: string): string {
  const lines = stripVTControlCharacters(message).split('\n');
  return lines
    .filter((line) => !/^ +at .*(?:node_modules|<anonymous>)/.test(line))
    .join('\n')
    .slice(0, 1500);
}
