/** How long a connection stays open for the next request; longer than the proxies in front keep theirs. */
export const keepAliveMs = 65_000;
