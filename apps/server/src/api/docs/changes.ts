/** Changes for callers of the API, newest first. */
export const changes: { date: string; lines: string[] }[] = [
  {
    date: '2026-11-18',
    lines: [
      'Whatever has pictures has them in `media` too, as absolute URLs (`/api` only).',
      'The URL of a picture may end in its main colour: `#colour=c8e8e8`.',
    ],
  },
  {
    date: '2026-11-17',
    lines: [
      'Any parameter of `GET /api/franchises` asks for a page; `page` alone did not.',
      'Both call sets send `X-Total-Count` and `Link` with `first`, `prev`, `next` and `last`.',
      'Every origin may send any header with a read; `ETag`, `Retry-After` and `X-Request-Id` can be read.',
      'Pictures below `/media` can be read by scripts of every origin.',
      'A repeated parameter is no error any more: its first value counts.',
      'Apps (`capacitor://localhost`, `ionic://localhost`) can be listed as senders of forms.',
      'Partners may have a key (`X-Partner-Key`) for higher limits; `GET /api/partner` counts their enquiries.',
      'Schemas and calls have names, so that generated clients read well.',
    ],
  },
  { date: '2026-11-15', lines: ['First version.'] },
];
