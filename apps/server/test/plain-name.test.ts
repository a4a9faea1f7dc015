import { describe, expect, it } from 'vitest';
import { plainName } from '../src/mail/layout.ts';

describe('a name in a mail', () => {
  it.each([
    ['stays as it is', 'Chai & Co. – Café №1', 'Chai & Co. – Café №1'],
    ['keeps initials', 'K.C. Das', 'K.C. Das'],
    ['keeps Indian scripts', 'चाय गली க்ஷ', 'चाय गली க்ஷ'],
    ['has no scheme', 'Chai https://evil.example/a', 'Chai'],
    ['has no other scheme', 'Chai javascript://evil', 'Chai'],
    ['has no www', 'Chai WWW.evil.example', 'Chai'],
    ['has no e-mail', 'Chai pay@evil.example', 'Chai'],
    ['has no host with a path', 'Chai evil.example/a evil.example?b evil.example:8', 'Chai'],
    ['has no host that becomes a link', 'Chai.in', 'Chai. in'],
    ['has no host with a wide dot', 'Chai．in', 'Chai. in'],
    ['has no line breaks', 'Chai\r\nBcc: all', 'Chai Bcc: all'],
    ['has no characters that turn text around', 'Chai \u202Enigol\u202C', 'Chai nigol'],
    ['may be nothing at all', 'https://evil.example', ''],
  ])('%s', (_name, given, expected) => {
    expect(plainName(given)).toBe(expected);
  });

  it('ends after 80 characters, never within one', () => {
    const cut = plainName('😀'.repeat(200));
    expect(Array.from(cut)).toHaveLength(80);
    expect(cut).toMatch(/^(?:😀){79}…$/u);
  });
});
