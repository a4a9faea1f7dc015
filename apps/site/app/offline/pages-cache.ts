/** Where the service worker keeps the pages that were seen. */
export const pagesCache = 'pages';
