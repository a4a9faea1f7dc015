import type { IncomingMessage, ServerResponse } from 'node:http';
import { keepAliveMs } from '../http/keep-alive.ts';
import { flat } from './flat.ts';

/** The first lines of an answer as they travel. */
export type WholeHead = { second: number; text: string; bare: string };

export function wholeHead(headers: string[]): WholeHead {
  const lines = headers.map((part, index) => (index % 2 === 0 ? `${part}: ` : `${part}\r\n`));
  return { second: 0, text: '', bare: `HTTP/1.1 200 OK\r\n${lines.join('')}` };
}

/**
 * Sets all headers at once, where nothing about this connection is unusual; says whether it could. Given one by one,
 * node:http looks at each letter of each of them for each answer, a third of all work; these were looked at when the page
 * was made. `_header` is where it keeps the result (decision 48).
 */
export function setWholeHead(
  request: IncomingMessage,
  response: ServerResponse,
  head: WholeHead,
): boolean {
  const isUsual = request.httpVersionMinor === 1 && response.shouldKeepAlive;
  if (!isUsual || response.hasHeader('Connection')) return false;
  // oxlint-disable-next-line no-underscore-dangle -- the name is node:http's
  (response as unknown as { _header: string })._header = response.sendDate
    ? dated(head)
    : `${head.bare}\r\n`;
  return true;
}

/** The same text for a second. */
function dated(head: WholeHead): string {
  const second = Math.floor(Date.now() / 1000);
  if (head.second !== second) {
    const date = new Date(second * 1000).toUTCString();
    const ends = `Date: ${date}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${keepAliveMs / 1000}\r\n\r\n`;
    head.text = flat(head.bare + ends);
    head.second = second;
  }
  return head.text;
}
