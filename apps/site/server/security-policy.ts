import { createHash } from 'node:crypto';
import type { PageEnds } from './page-ends.ts';

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const notExecuted = /\ssrc=|\stype="application\/(?:ld\+)?json"/i;

const hashOf = (code: string) =>
  `'sha256-${createHash('sha256').update(code, 'latin1').digest('base64')}'`;

function inlineScriptHashes({ head, tail }: PageEnds): string[] {
  const hashes = new Set<string>();
  const scripts = [...head.matchAll(scriptElement), ...tail.matchAll(scriptElement)];
  for (const [, attributes = '', code = ''] of scripts) {
    if (notExecuted.test(attributes) || !code) continue;
    hashes.add(hashOf(code));
  }
  return [...hashes];
}

const playersAndMaps = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.openstreetmap.org',
  'https://www.google.com',
];

type PolicyOptions = { development: boolean };

export function setPolicy(headers: Headers, ends: PageEnds, { development }: PolicyOptions): void {
  const policy = contentSecurityPolicy(inlineScriptHashes(ends), development);
  headers.set('Content-Security-Policy', policy);
}

/** Hashes rather than a nonce: a cached page keeps its policy, and no answer has to vary. */
function contentSecurityPolicy(hashes: string[], development: boolean): string {
  const directives = {
    // Stands for styles, fonts, calls, workers and all else that is not named: each answer carries this policy.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes],
    // Vite puts styles into the page as elements while developing, and talks to it.
    ...(development && {
      'style-src': ["'self'", "'unsafe-inline'"],
      'connect-src': ["'self'", 'ws:'],
    }),
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'https:', 'data:'],
    'media-src': ["'self'", 'https:'],
    'frame-src': playersAndMaps,
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
