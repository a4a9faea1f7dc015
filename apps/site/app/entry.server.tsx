import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type RouterContextProvider,
} from 'react-router';
import { contentSecurityPolicy } from '../server/security-policy.ts';
import { RequestId } from './components/failure.tsx';
import { siteContext } from './data/site-context.ts';
import { HasScripts } from './frame/page-scripts.tsx';

/** Renders the whole document at once, not streamed: it works without JavaScript and can be cached and hashed. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { requestId, report, hasScripts } = context.get(siteContext);
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe } = renderToPipeableStream(
      <RequestId value={requestId}>
        <HasScripts value={hasScripts}>
          <ServerRouter context={routerContext} url={request.url} />
        </HasScripts>
      </RequestId>,
      {
        // Beyond this size React would move content behind a script.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onError(error) {
          failed = true;
          report(error);
        },
        onShellError: reject,
        onAllReady() {
          headers.set('Content-Type', 'text/html; charset=utf-8');
          if (failed) headers.set('Cache-Control', 'no-store');
          const toResponse = (page: Buffer<ArrayBuffer>) => {
            const policy = contentSecurityPolicy(page, import.meta.env.DEV);
            headers.set('Content-Security-Policy', policy);
            return new PageResponse(page, { status: failed ? 500 : status, headers });
          };
          resolve(collect(pipe).then(toResponse));
        },
      },
    );
  });
}

function collect(pipe: (to: Writable) => void): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    const page = new Writable({
      write(chunk: Buffer, _encoding, next) {
        parts.push(chunk);
        next();
      },
    });
    page.once('error', reject).once('finish', () => {
      resolve(concat(parts));
      // React's objects outlive the response for a while and would retain these buffers.
      parts.length = 0;
    });
    pipe(page);
  });
}

/** `Buffer.concat` may return a slice of the shared pool; a page's bytes need an ArrayBuffer of their own. */
function concat(parts: Buffer[]): Buffer<ArrayBuffer> {
  const bytes = Buffer.allocUnsafeSlow(parts.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const part of parts) {
    bytes.set(part, end);
    end += part.length;
  }
  return bytes;
}

type Failed = { request: Request; context: Readonly<RouterContextProvider> };

/** A wrong URL or method is the visitor's, not a fault of ours. */
export function handleError(error: unknown, { request, context }: Failed): void {
  const isOurs = !isRouteErrorResponse(error) || error.status >= 500;
  if (isOurs && !request.signal.aborted) context.get(siteContext).report(error);
}

/**
 * A response that gives access to its bytes without a copy. A `Response` copies its body going in and coming out, so this one
 * has none of its own, and makes one for callers who read it as a stream.
 */
class PageResponse extends Response {
  readonly #bytes: Buffer<ArrayBuffer>;

  /** `bytes` must own its whole ArrayBuffer. */
  constructor(bytes: Buffer<ArrayBuffer>, init: ResponseInit) {
    super(null, init);
    this.#bytes = bytes;
  }

  override get body(): ReadableStream<Uint8Array<ArrayBuffer>> | null {
    return new Response(this.#bytes).body;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return this.#bytes.buffer;
  }

  override async text(): Promise<string> {
    return this.#bytes.toString();
  }
}
