import type { RequestListener } from 'node:http';

const longestUrl = 8 * 1024;

/** Runs before everything: refuses endless URLs, and closes connections while the process is about to end. */
export function guarded(listener: RequestListener, stopping: AbortSignal): RequestListener {
  return (request, response) => {
    if (stopping.aborted) response.setHeader('Connection', 'close');
    if ((request.url?.length ?? 0) <= longestUrl) return listener(request, response);
    response.writeHead(414, { 'Content-Type': 'application/json', Connection: 'close' });
    const message = 'This address is too long.';
    response.end(JSON.stringify({ success: false, message, errors: {} }));
  };
}
