const answerWithinMs = 20_000;

/** `fetch`, which gives up on a server that does not answer, or not to the end. */
export function fetchInTime(url: string, init: RequestInit = {}): Promise<Response> {
  const late = new AbortController();
  setTimeout(() => late.abort(), answerWithinMs);
  const signals = init.signal ? [init.signal, late.signal] : [late.signal];
  return fetch(url, { ...init, signal: AbortSignal.any(signals) });
}
