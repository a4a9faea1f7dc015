import * as fc from 'fast-check';
import type { FuzzedRoute } from './routes.ts';
import { inAddress, text, value } from './rubbish.ts';

export const boundary = 'b0undary';

export type FuzzedRequest = {
  method: string;
  address: string;
  headers: [string, string][];
  /** Laid over a body that the route would take, or sent alone. */
  body: { type: string; fields: [string, unknown][]; alone: boolean; raw: string | null } | null;
};

/** Every name that a part of the product reads, and some that nobody should. */
const names = [
  ...'search category location minRoi maxRoi minInvestment maxInvestment trending sort page limit'.split(
    ' ',
  ),
  ...'perPage order filter paths p version _routes index _data q tag layout theme columns'.split(
    ' ',
  ),
  ...'updated_since after fields srcset'.split(' '),
  ...'id ids action reason status since kind stage assignee_id franchise_id category_id'.split(' '),
  ...'name email phone password current token code subject message franchiseId franchiseName'.split(
    ' ',
  ),
  ...'value role active text due_on dryRun file logo image1 business_name slug title content'.split(
    ' ',
  ),
  ...'investment_min investment_max operatingstates franchise_model description website'.split(' '),
  ...'images locations tags created_at published_at entity except actor intent'.split(' '),
  '__proto__',
  'constructor',
  'toString',
  'search[]',
  'search[$ne]',
  '',
];
const name: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...names) },
  { weight: 1, arbitrary: text },
);

/** The back office's lists take a filter as JSON. */
const filter = fc
  .dictionary(fc.constantFrom(...names), value, { maxKeys: 3 })
  .map((fields) => `filter=${encodeURIComponent(JSON.stringify(fields))}`);
const query: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      filter,
      fc
        .tuple(name, inAddress)
        .map(([key, given]) => `${encodeURIComponent(key.toWellFormed())}=${given}`),
    ),
    { maxLength: 5 },
  )
  .map((pairs) => (pairs.length > 0 ? `?${pairs.join('&')}` : ''));

const headerNames = [
  ...'Accept Accept-Language Accept-Encoding Cookie Range If-Range If-None-Match'.split(' '),
  ...'If-Modified-Since Idempotency-Key Origin Referer User-Agent Sec-Fetch-Site'.split(' '),
  ...'Authorization X-Forwarded-For X-Forwarded-Host X-Forwarded-Proto Forwarded'.split(' '),
  ...'X-HTTP-Method-Override X-Original-URL X-Rewrite-URL X-Form-Elapsed X-Form-Trap'.split(' '),
  ...'Access-Control-Request-Method Access-Control-Request-Headers X-Request-Id'.split(' '),
  ...'Content-Encoding Content-Language Host traceparent'.split(' '),
];
/** A header is one line: what would end it is tested by the parser of Node itself. */
const headers = fc.array(
  fc.tuple(
    fc.constantFrom(...headerNames),
    text.map((line) => line.replaceAll(/[\r\n\0]/g, ' ')),
  ),
  { maxLength: 4 },
);

const body = fc.record({
  type: fc.oneof(
    { weight: 6, arbitrary: fc.constant('application/json') },
    { weight: 3, arbitrary: fc.constant(`multipart/form-data; boundary=${boundary}`) },
    { weight: 2, arbitrary: fc.constant('application/x-www-form-urlencoded') },
    { weight: 1, arbitrary: text.map((line) => line.replaceAll(/[\r\n\0]/g, ' ')) },
  ),
  fields: fc.array(fc.tuple(name, value), { maxLength: 3 }),
  alone: fc.boolean(),
  raw: fc.option(text, { freq: 8 }),
});

/** Requests for one route: its own pattern filled in with ids that exist, and with rubbish. */
export function requestsFor({ method, path }: FuzzedRoute): fc.Arbitrary<FuzzedRequest> {
  const pieces = path.split(/(:\w+(?:\{[^}]*\})?|\*)/);
  const filled = pieces.map((piece) => {
    if (!/^[:*]/.test(piece)) return fc.constant(piece);
    return fc.oneof(fc.constantFrom('1', '2', 'settings', 'pages.xml'), inAddress);
  });
  return fc.record({
    method: fc.constant(method),
    address: fc.tuple(fc.tuple(...filled), query).map(([parts, search]) => parts.join('') + search),
    headers,
    body: /^(?:GET|HEAD|TRACE)$/.test(method) ? fc.constant(null) : fc.option(body, { freq: 12 }),
  });
}
