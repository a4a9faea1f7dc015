import { embedScriptUrl } from '@naya/contract/partners/urls';
import { parseUrl } from '@naya/contract/parse-url';

/**
 * The origin that the script came from, which the widget reads and sends to. Known only while the script first runs, and not
 * when a page's own script imports it or holds a copy. Other services have an embed.js too, so no other tag counts.
 */
function findScriptHost(): string | null {
  const current = document.currentScript;
  if (current instanceof HTMLScriptElement) return originOf(current.src);
  const modules = document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]');
  const ours = Array.from(modules).filter(({ src }) => parseUrl(src)?.pathname === embedScriptUrl);
  return ours.length === 1 ? originOf(ours[0]?.src) : null;
}

function originOf(text: string | null | undefined): string | null {
  const url = parseUrl(text?.trim() ?? '');
  return url && /^https?:$/.test(url.protocol) ? url.origin : null;
}

const scriptHost = findScriptHost();

/** The `host` attribute wins over the script's origin. Logs an error and returns null when neither names a host. */
export function findHost(element: Element): string | null {
  const given = element.getAttribute('host');
  const host = given === null ? scriptHost : originOf(given);
  if (host) return host;
  console.error(
    given === null
      ? '<franchise-listings> cannot tell where its script came from. Name our site in its host attribute: host="https://…"'
      : `<franchise-listings> cannot read its host attribute "${given}". It has to be an address such as https://…`,
  );
  return null;
}
