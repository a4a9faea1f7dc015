/**
 * Forms are sent by our own pages, and browsers say which page sends; programs say nothing. Some browsers leave out the
 * Origin of a form, and say by the other header that it comes from another site.
 */
export function isCrossSiteForm({ headers, url }: Request, publicUrl: string): boolean {
  const origin = headers.get('Origin');
  if (origin === null) return headers.get('Sec-Fetch-Site') === 'cross-site';
  if (!URL.canParse(origin)) return true;
  const { origin: sender, host } = new URL(origin);
  return sender !== new URL(url).origin && host !== new URL(publicUrl).host;
}

export function refuseForm(): Response {
  return new Response('This form was sent by a page of another site.', {
    status: 403,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
