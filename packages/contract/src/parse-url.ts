const host = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#]|$)/i;

/** 'www.brand.in' is taken to mean https. */
export function completeUrl(text: string): string {
  return host.test(text) ? `https://${text}` : text;
}

/** `URL.parse`, for the browsers that lack it. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
