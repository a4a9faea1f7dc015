import { inlineScriptHashes } from './inline-scripts.ts';

const playersAndMaps = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.openstreetmap.org',
  'https://www.google.com',
];

/** Hashes rather than a nonce: a cached page keeps its policy, and no answer has to vary. */
export function contentSecurityPolicy(html: Buffer, development: boolean): string {
  const directives = {
    // Stands for styles, fonts, calls, workers and all else that is not named: each answer carries this policy.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScriptHashes(html)],
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
