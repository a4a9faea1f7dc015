import type { CleanHtml } from '../data/clean-html.ts';
import { classes } from './classes.ts';

/** HTML from the content system, in the site's typography. */
export function Prose({ html, className }: { html: CleanHtml; className?: string }) {
  return <div className={classes('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
