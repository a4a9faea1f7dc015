/**
 * What a page says about its scripts and styles: its head, and all from the first script of its body on. Byte by byte as
 * characters, since all that is looked for is ASCII.
 */
export type PageEnds = { head: string; tail: string };

/**
 * Rewrites only the ends: what lies between them is most of the page, and as text it would be a burden on memory,
 * several times over.
 */
export function rewriteEnds(
  page: Buffer,
  rewrite: (ends: PageEnds) => PageEnds,
): Buffer<ArrayBuffer> {
  const headEnd = Math.max(0, page.indexOf('</head>'));
  const firstScript = page.indexOf('<script', headEnd);
  const tailStart = firstScript < 0 ? page.length : firstScript;
  const { head, tail } = rewrite({
    head: page.toString('latin1', 0, headEnd),
    tail: page.toString('latin1', tailStart),
  });
  const between = page.subarray(headEnd, tailStart);
  const bytes = Buffer.allocUnsafeSlow(head.length + between.length + tail.length);
  bytes.write(head, 'latin1');
  bytes.set(between, head.length);
  bytes.write(tail, head.length + between.length, 'latin1');
  return bytes;
}
