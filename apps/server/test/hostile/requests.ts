import { postJson } from '../support/api.ts';

/** A request, the status it must get and, if it is stored, words that must be gone from it. */
export type Hostile = {
  name: string;
  path: '/contact' | '/investor' | '/franchise-owner';
  status: number;
  init: () => RequestInit | Promise<RequestInit>;
  gone?: string[];
};

let sent = 0;
/** A sender of its own each time: the limits are tested elsewhere. */
export const newEmail = () => `guest${(sent += 1)}@example.in`;

export const contact = () => ({
  name: 'Asha',
  email: newEmail(),
  phone: '',
  subject: 'Support',
  message: 'Hello',
});
export const enquiry = () => ({
  name: 'Asha',
  email: newEmail(),
  phone: '00000 11111',
  message: 'Hello',
  franchiseId: '1',
  franchiseName: 'Chai Gully',
});
const listing = () => ({
  name: 'Ravi',
  email: newEmail(),
  phone: '0000011111',
  designation: 'Founder',
  business_name: 'Dosa Gali',
  website: '',
  Headquarters: 'Mysuru',
  operatingstates: 'Karnataka',
  category: 'Food & Beverage',
  investment_min: '500000',
  investment_max: '700000',
  franchise_model: 'Single Unit',
  description: 'Dosas.',
});

export function json(
  name: string,
  status: number,
  body: () => unknown,
  more: Partial<Hostile> & { headers?: Record<string, string> } = {},
): Hostile {
  const { headers, ...rest } = more;
  return { name, status, path: '/contact', init: () => postJson(body(), headers), ...rest };
}

export type Part = { name: string; content: string | Uint8Array; file?: string; head?: string };
const boundary = 'b0undary';

/** A multipart body written by hand, so that it can be wrong in every way. */
export function multipart(parts: Part[], end = `--${boundary}--\r\n`): RequestInit {
  const pieces = parts.flatMap(({ name, content, file, head }) => [
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`,
    file === undefined ? '' : `; filename="${file}"`,
    `${head === undefined ? '' : `\r\n${head}`}\r\n\r\n`,
    content,
    '\r\n',
  ]);
  const body = Buffer.concat([...pieces, end].map((piece) => Buffer.from(piece as string)));
  const headers = { 'Content-Type': `multipart/form-data; boundary=${boundary}` };
  return { method: 'POST', headers, body: new Uint8Array(body) };
}

export const listingParts = (overrides: Record<string, string> = {}): Part[] =>
  Object.entries({ ...listing(), ...overrides }).map(([name, content]) => ({ name, content }));

export function form(
  name: string,
  status: number,
  parts: () => Part[] | Promise<Part[]>,
  more: Partial<Hostile> = {},
): Hostile {
  const init = async () => multipart(await parts());
  return { name, status, path: '/franchise-owner', init, ...more };
}

/** A listing in order but for one file. */
export function file(
  name: string,
  status: number,
  content: () => Uint8Array | string | Promise<Uint8Array | string>,
  more: Partial<Hostile> & { called?: string; field?: string } = {},
): Hostile {
  const { called = 'logo.png', field = 'logo', ...rest } = more;
  const parts = async () => [
    ...listingParts(),
    { name: field, file: called, content: await content(), head: 'Content-Type: image/png' },
  ];
  return form(name, status, parts, rest);
}
