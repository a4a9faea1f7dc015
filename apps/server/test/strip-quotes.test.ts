import { expect, it } from 'vitest';
import { stripQuotes } from '../src/mail-in/strip-quotes.ts';

it.each([
  ['Gmail', 'Yes.\n\nOn Mon, 5 Jan 2026 at 10:00, Naya <a@b.in> wrote:\n> Hello', 'Yes.'],
  ['Gmail, wrapped', 'Yes.\n\nOn Mon, 5 Jan 2026, Naya Outlet\n<a@b.in> wrote:\n\n> Hello', 'Yes.'],
  ['Gmail in Hindi', 'हाँ।\n\nसोम, 5 जन॰ 2026 को 10:00 बजे Naya ने लिखा:\n> Hello', 'हाँ।'],
  ['Outlook', 'Yes.\r\n\r\nFrom: Naya <a@b.in>\r\nSent: Monday\r\nTo: Asha\r\n\r\nHello', 'Yes.'],
  ['Outlook on the web', `Yes.\n${'_'.repeat(32)}\nFrom: Naya`, 'Yes.'],
  ['older programs', 'Yes.\n-----Original Message-----\nHello', 'Yes.'],
  ['quotes without a line before them', 'Yes.\n\n> Hello\n> there', 'Yes.'],
  ['a signature', 'Yes.\n-- \nAsha Rao\nPune', 'Yes.'],
  ['a phone', 'Yes.\n\nSent from my iPhone', 'Yes.'],
  ['no quote', 'From Monday on I am free.\nOn Tuesday I wrote: nothing.', ''],
  ['answers between the lines', '> When?\nMonday.\n> Where?\nPune.', ''],
  ['nothing but a quote', '> Hello', ''],
])('%s', (_what, text, own) => {
  expect(stripQuotes(text)).toBe(own || text);
});
