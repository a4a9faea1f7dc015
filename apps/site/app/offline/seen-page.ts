/** Message from a page to the service worker: its path and parameters. */
export type SeenPage = { seen: string };
