import { gzipSync } from 'node:zlib';
import { contact, enquiry, json, newEmail, type Hostile } from './requests.ts';

const typed = (type: string, body: NonNullable<RequestInit['body']>) => () => ({
  method: 'POST',
  headers: { 'Content-Type': type },
  body,
});
const inMegabytes = (count: number) =>
  new ReadableStream<Uint8Array>({
    pull(controller) {
      if ((count -= 1) < 0) controller.close();
      else controller.enqueue(new Uint8Array(1024 * 1024).fill(0x61));
    },
  });
/** Keys that an object literal in our own code could not have. */
const withKey = (key: string) => () =>
  JSON.stringify(contact()).replace('{', `{"${key}":{"polluted":"yes"},`);

export const hostileTexts: Hostile[] = [
  json('null', 422, () => null),
  json('a list', 422, () => [contact()]),
  json('a number', 422, () => 7),
  json('a text', 422, () => '"text"'),
  json('true', 422, () => true),
  json('a number for a name', 422, () => ({ ...contact(), name: 7 })),
  json('an object for a name', 422, () => ({ ...contact(), name: { first: 'A' } })),
  json('a list for an e-mail', 422, () => ({ ...contact(), email: [newEmail()] })),
  json('an operator for a message', 422, () => ({ ...contact(), message: { $ne: '' } })),
  json('a list for a subject', 422, () => ({ ...contact(), subject: ['Support'] })),
  json('an object for a franchise', 422, () => ({ ...enquiry(), franchiseId: {} }), {
    path: '/investor',
  }),
  json('an infinite franchise', 422, () => JSON.stringify(enquiry()).replace('"1"', '1e999'), {
    path: '/investor',
  }),
  json(
    'a franchise beyond any number',
    201,
    () => ({ ...enquiry(), franchiseId: '9'.repeat(40) }),
    {
      path: '/investor',
    },
  ),
  json('a negative franchise', 201, () => ({ ...enquiry(), franchiseId: -1 }), {
    path: '/investor',
  }),
  json('SQL for a franchise', 201, () => ({ ...enquiry(), franchiseId: "1' or '1'='1" }), {
    path: '/investor',
  }),
  json('a franchise called __proto__', 201, () => ({ ...enquiry(), franchiseId: '__proto__' }), {
    path: '/investor',
  }),
  json('an endless franchise', 422, () => ({ ...enquiry(), franchiseId: 'x'.repeat(300) }), {
    path: '/investor',
  }),
  json('a name too long', 422, () => ({ ...contact(), name: 'x'.repeat(201) })),
  json('an e-mail too long', 422, () => ({ ...contact(), email: `${'x'.repeat(300)}@example.in` })),
  json('a message too long', 422, () => ({ ...contact(), message: 'x'.repeat(5_001) })),
  json('a body too large', 413, () => ({ ...contact(), message: 'x'.repeat(110_000) })),
  json('10 MB', 413, () => ({ ...contact(), message: 'x'.repeat(10_000_000) })),
  {
    name: '50 MB of unknown length',
    path: '/contact',
    status: 413,
    init: () => ({ ...typed('application/json', inMegabytes(50))(), duplex: 'half' }),
  },
  json('nothing but NUL', 422, () => ({ ...contact(), name: '\0\0' })),
  json('NUL inside', 201, () => ({ ...contact(), name: 'A\0sha', message: 'a\0b' }), {
    gone: ['\0'],
  }),
  json('nothing but text direction', 422, () => ({ ...contact(), name: '\u202E\u2066' })),
  json('reversed text', 201, () => ({ ...contact(), name: 'Asha \u202Egpj.exe\u2069' }), {
    gone: ['\u202E', '\u2069'],
  }),
  json('half a character', 201, () => ({ ...contact(), message: 'x\uD800y' }), {
    gone: ['\\ud800', '\uFFFD'],
  }),
  json('escape characters of a terminal', 201, () => ({ ...contact(), message: '\u001B[2Jx' }), {
    gone: ['\u001B'],
  }),
  json('a key __proto__', 201, withKey('__proto__'), { gone: ['polluted'] }),
  json('a key constructor', 201, withKey('constructor'), { gone: ['polluted'] }),
  json('a key toString', 201, withKey('toString'), { gone: ['polluted'] }),
  json('fields of our own', 201, () => ({ ...contact(), id: 1, stage: 'won', spam_score: -9 }), {
    gone: ['won'],
  }),
  json('lists ten thousand deep', 422, () => '['.repeat(10_000) + ']'.repeat(10_000)),
  json('JSON cut short', 400, () => '{"name":"A'),
  json('an empty body', 400, () => ''),
  json('JSON after rubbish', 400, () => ")]}',\n{}"),
  json('UTF-16', 400, () => '', {
    init: typed('application/json; charset=utf-16', new Uint8Array(Buffer.from('{}', 'utf16le'))),
  }),
  json('bytes that are no text', 400, () => '', {
    init: typed('application/json', new Uint8Array([0xff, 0xfe, 0x00, 0x80])),
  }),
  json('compressed JSON', 400, () => '', {
    init: () => ({
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
      body: new Uint8Array(gzipSync(JSON.stringify(contact()))),
    }),
  }),
  json('plain text', 415, () => '', { init: typed('text/plain', '{}') }),
  json('XML', 415, () => '', { init: typed('application/xml', '<a/>') }),
  json('a web form', 415, () => '', {
    init: typed('application/x-www-form-urlencoded', 'name=Asha'),
  }),
  json('no type', 415, () => '', { init: () => ({ method: 'POST', body: new Uint8Array([1]) }) }),
  json('a line break in an e-mail', 422, () => ({
    ...contact(),
    email: `${newEmail()}\r\nBcc: all@example.in`,
  })),
  json('two e-mails', 422, () => ({ ...contact(), email: `${newEmail()},${newEmail()}` })),
  json('a name in an e-mail', 422, () => ({ ...contact(), email: `Asha <${newEmail()}>` })),
  json('a script for an e-mail', 422, () => ({ ...contact(), email: '<script>@example.in' })),
  json('a line break in a subject', 422, () => ({ ...contact(), subject: 'Support\r\nBcc: a' })),
  json('a line break in a name', 201, () => ({ ...contact(), name: 'A\r\nBcc: all@example.in' }), {
    gone: ['\r', 'A\n'],
  }),
  json('a key that is none', 422, contact, { headers: { 'Idempotency-Key': "';--" } }),
  json('an endless key', 422, contact, { headers: { 'Idempotency-Key': 'a'.repeat(5_000) } }),
  json('an endless origin', 403, contact, { headers: { Origin: `https://${'a'.repeat(5_000)}` } }),
  json('a time that is none', 201, contact, { headers: { 'X-Form-Elapsed': '-1e99' } }),
];
