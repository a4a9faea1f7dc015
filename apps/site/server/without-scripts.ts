const loaded = /<link rel="modulepreload"[^>]*>/g;
const script = /<script(?![^>]*data-still)[^>]*>[\s\S]*?<\/script>/g;

/** A page that stays as it was written; only what is marked as part of it runs. */
export function withoutScripts(html: string): string {
  return html.replaceAll(loaded, '').replaceAll(script, '');
}
