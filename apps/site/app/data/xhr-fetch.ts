export type OnProgress = (sent: number, total: number) => void;

const stalledAfterMs = 60_000;

/** A fetch with upload progress, by XMLHttpRequest. */
export function xhrFetch(onProgress: OnProgress | undefined) {
  return (url: string, init: RequestInit = {}): Promise<Response> =>
    new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      const giveUp = () => xhr.abort();
      let stalled = setTimeout(giveUp, stalledAfterMs);

      xhr.upload.addEventListener('progress', ({ loaded, total }) => {
        clearTimeout(stalled);
        stalled = setTimeout(giveUp, stalledAfterMs);
        onProgress?.(loaded, total);
      });
      xhr.addEventListener('loadend', () => {
        clearTimeout(stalled);
        // Status 0: no response.
        if (xhr.status === 0) return reject(new TypeError('Network request failed'));
        resolve(new Response(xhr.responseText, { status: xhr.status, headers: headersOf(xhr) }));
      });
      xhr.open(init.method ?? 'GET', url);
      new Headers(init.headers).forEach((value, name) => xhr.setRequestHeader(name, value));
      xhr.send(init.body as XMLHttpRequestBodyInit);
    });
}

function headersOf(xhr: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().trim().split(/\r\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}
