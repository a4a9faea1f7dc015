import { writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

export type SavedPage = { bodyFile: string; headersFile: string; headers: [string, string][] };

const ofTheConnection = new Set(['date', 'connection', 'keep-alive', 'x-cache']);

/** The bytes and headers that a page travels with, as files for the references to send. */
export async function savePage(
  url: string,
  encoding: string,
  folder: string,
): Promise<SavedPage & { bytes: number }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': encoding } }, resolve).on('error', reject);
  });
  const body = await buffer(response);
  const headers = Object.entries(response.headersDistinct)
    .filter(([name]) => !ofTheConnection.has(name))
    .map(([name, values]): [string, string] => [name, values?.join(', ') ?? '']);
  const bodyFile = join(folder, 'page');
  const headersFile = join(folder, 'headers.json');
  await writeFile(bodyFile, body);
  await writeFile(headersFile, JSON.stringify(headers.flat()));
  return { bodyFile, headersFile, headers, bytes: body.length };
}
