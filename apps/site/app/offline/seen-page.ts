/** What a page tells the service worker of itself: its path and parameters. */
export type SeenPage = { seen: string };
