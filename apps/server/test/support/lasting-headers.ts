const differing =
  /^(?:date|etag|connection|keep-alive|server|x-(?:cache|edge-cache|request-id|accel-expires))$/;

/** Without what differs from answer to answer, as the nonce of a page of the office does. */
export function lasting(headers: object): object {
  const entries = Object.entries(headers).filter(([name]) => !differing.test(name));
  return Object.fromEntries(
    entries.map(([name, value]) => [name, String(value).replaceAll(/'nonce-[^']+'/g, "'nonce'")]),
  );
}
