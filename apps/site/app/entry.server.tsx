import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type RouterContextProvider,
} from 'react-router';
import { RequestId } from './components/request-id.tsx';
import { PageResponse } from './data/page-response.ts';
import { siteContext } from './data/site-context.ts';
import { HasScripts } from './frame/page-scripts.tsx';
import { contentSecurityPolicy } from '../server/security-policy.ts';

/** The whole document at once: it reads without JavaScript, can be cached and hashed. */
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
      // React's own objects outlive the page for a while, and would keep them.
      parts.length = 0;
    });
    pipe(page);
  });
}

/** `Buffer.concat` may give a part of a larger memory; a page's bytes have one of their own. */
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
