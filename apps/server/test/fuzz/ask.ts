import { connect } from 'node:net';

export type Answer = { status: number; head: string; body: string };

const patienceMs = 30_000;

/** Bytes as they are, by a connection of their own: no client in between tidies up. */
export function ask(
  { hostname, port }: URL,
  line: string,
  headers: [string, string][],
  body: Buffer,
): Promise<Answer> {
  const host = headers.some(([name]) => name === 'Host') ? [] : [['Host', `${hostname}:${port}`]];
  const length = body.length > 0 ? [['Content-Length', String(body.length)]] : [];
  const all = [...host, ...headers, ...length, ['Connection', 'close']];
  const head = [`${line} HTTP/1.1`, ...all.map((pair) => pair.join(': ')), '', ''].join('\r\n');
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => {
      socket.write(head);
      socket.write(body);
    });
    socket.setTimeout(patienceMs, () => socket.destroy(new Error('no answer in time')));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    // A server that refuses a body may hang up on the rest of it; what it answered came before that.
    socket.on('error', (error) => (chunks.length > 0 ? resolve(read(chunks)) : reject(error)));
    socket.on('end', () => resolve(read(chunks)));
  });
}

function read(chunks: Buffer[]): Answer {
  const text = Buffer.concat(chunks).toString('latin1');
  const [head = '', ...rest] = text.split('\r\n\r\n');
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0),
    head,
    body: rest.join('\r\n\r\n'),
  };
}
