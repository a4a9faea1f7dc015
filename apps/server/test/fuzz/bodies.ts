import { contact, listingParts } from '../hostile/requests.ts';
import { ask } from './ask.ts';
import { boundary, type FuzzedRequest } from './requests.ts';

type Fields = Record<string, unknown>;

/** A body that the route takes, so that what is laid over it comes far: for a record, the record itself. */
export async function properBody(
  site: URL,
  { method, address }: FuzzedRequest,
  cookie: string,
): Promise<Fields> {
  if (/\/(?:franchise-owner|list-franchise)/.test(address)) {
    return Object.fromEntries(listingParts().map(({ name, content }) => [name, content]));
  }
  if (!address.startsWith('/office/api/')) return { ...contact(), location: 'Pune' };
  const [path = ''] = address.split('?');
  const record = method === 'PUT' ? path : `${path}/1`;
  if (!/^[\w/.-]+$/.test(record)) return {};
  const { status, body } = await ask(site, `GET ${record}`, [['Cookie', cookie]], Buffer.from(''));
  return status === 200 && body.startsWith('{') ? (JSON.parse(utf8(body)) as Fields) : {};
}

const utf8 = (latin1: string) => Buffer.from(latin1, 'latin1').toString('utf8');

export function writeBody(body: NonNullable<FuzzedRequest['body']>, proper: Fields): Buffer {
  if (body.raw !== null) return Buffer.from(body.raw);
  // Not by spreading: a key __proto__ has to arrive as one.
  const fields = [...(body.alone ? [] : Object.entries(proper)), ...body.fields];
  if (body.type.startsWith('multipart/')) return Buffer.from(multipart(fields));
  if (body.type.includes('urlencoded')) {
    const pairs = fields.map(([name, value]): [string, string] => [name, textOf(value)]);
    return Buffer.from(new URLSearchParams(pairs).toString());
  }
  const members = fields.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
  return Buffer.from(`{${members.join(',')}}`);
}

function multipart(fields: [string, unknown][]): string {
  const parts = fields.map(([name, value], index) => {
    const file = index % 3 === 2 ? `; filename="${textOf(value)}"` : '';
    return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${textOf(value)}\r\n`;
  });
  return `${parts.join('')}--${boundary}--\r\n`;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
