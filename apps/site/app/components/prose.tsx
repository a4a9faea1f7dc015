import type { CleanHtml } from '../data/clean-html.ts';

/** HTML from the content system, in the site's typography. */
export function Prose({ html }: { html: CleanHtml }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
