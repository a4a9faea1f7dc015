import type { Context } from 'hono';
import { writeCachePolicy } from '@naya/contract/api/cache-policy';

/** Any CDN may keep a public answer and must ask again; writes drop it by tag. */
export const publicCache = writeCachePolicy({
  fresh: 60,
  whileRevalidating: 540,
  ifError: 86_400,
});

export function setCacheHeaders(c: Context, tags: readonly string[]): void {
  c.header('Cache-Tag', tags.join(' '));
  c.header('Cache-Control', publicCache);
}

/**
 * A file that is written while it is sent, as fast as it is read. Its first part is made before the answer begins: what fails there is
 * an answer like any other, and what fails later breaks the connection, so that nobody takes a part for the whole.
 */
export async function answerCsv(
  c: Context,
  name: string,
  parts: AsyncGenerator<string, void>,
): Promise<Response> {
  const first = await parts.next();
  async function* encode() {
    const encoder = new TextEncoder();
    if (!first.done) yield encoder.encode(first.value);
    for await (const part of parts) yield encoder.encode(part);
  }
  return c.body(ReadableStream.from(encode()), 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}"`,
    // Nothing on its way out may wait for the end of it.
    'Transfer-Encoding': 'chunked',
  });
}
