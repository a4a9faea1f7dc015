import { AsyncLocalStorage } from 'node:async_hooks';
import { buffer } from 'node:stream/consumers';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

const options = {
  // A window of 256 KB holds any of our pages, and takes a sixteenth of the usual one's memory.
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 },
};
const outsideRequests = AsyncLocalStorage.snapshot();

/**
 * A compressor stays in memory until a full garbage collection. As a stream it releases its input,
 * which `brotliCompress` and `gzip` do not. It is created outside of the request, whose page it would keep in memory.
 */
export const compress = (bytes: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer<ArrayBuffer>> =>
  outsideRequests(() => {
    const stream = encoding === 'br' ? createBrotliCompress(options) : createGzip();
    stream.end(bytes);
    return buffer(stream);
  });
