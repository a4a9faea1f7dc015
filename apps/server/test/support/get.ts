import { request, type Agent, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type Got = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Sends the URL and returns the body unchanged: `fetch` would normalise the one and decompress the other. */
export function get(
  url: string,
  headers: Record<string, string> = {},
  method = 'GET',
  agent: Agent | false = false,
): Promise<Got> {
  const { hostname, port, origin } = new URL(url);
  const path = url.slice(origin.length) || '/';
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers, agent }, (response) => {
      buffer(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        reject,
      );
    });
    asked.on('error', reject).end();
  });
}
