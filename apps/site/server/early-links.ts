const stylesheet = /<link rel="stylesheet" href="([^"]+)"/g;
const font = /<link rel="preload" href="([^"]+)" as="font" type="([^"]+)"/g;

/**
 * What the first view cannot do without, named ahead of the page itself: in the document the styles come
 * after all the scripts, and a browser that asks in that order paints late. A CDN sends it as early hints.
 */
export function earlyLinks(head: string): string {
  const styles = [...head.matchAll(stylesheet)].map(
    ([, href]) => `<${href}>; rel=preload; as=style`,
  );
  const fonts = [...head.matchAll(font)].map(
    ([, href, type]) => `<${href}>; rel=preload; as=font; type="${type}"; crossorigin`,
  );
  return [...styles, ...fonts].join(', ');
}
