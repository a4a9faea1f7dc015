/** What a page's scripts need to start, as data. */
export type LateScripts = {
  /** Files to fetch ahead. */
  preloads: string[];
  context: object;
  /** What the page's reads brought, in the words of React Router. */
  data: string[];
  manifest: string;
  /** The files of each route of the page, which together are its module. */
  routes: Record<string, string[]>;
  entry: string;
};
