import { createHttpApi } from '@naya/contract/api/client';
import { apiBaseUrl } from '@naya/contract/api/paths';

/** One client for the whole visit. */
export const browserApi = createHttpApi({
  fetch: (url, init) => window.fetch(url, init),
  baseUrl: apiBaseUrl,
});
