import { partnerKeyHeader, publicTestKey } from '@naya/contract/partners/key-header';
import { packageUrl } from '@naya/contract/partners/urls';
import { enquiry, listing } from './sent-examples.ts';

/** Programs that a reader copies; a test runs them against the server. */
export const curlSteps = (host: string) => `# all categories
curl ${host}/api/categories

# two franchises that take partners in Indore for 10 lakh or less, cheapest first
curl -i "${host}/api/franchises?openIn=Indore&maxInvestment=1000000&sort=investmentLow&limit=2"

# one franchise, by number or slug
curl ${host}/api/franchises/1

# an enquiry, for a test: with this partner key it is checked and answered as a real one,
# and nobody gets it; without the key it is real, and stored once under its idempotency key
curl ${host}/api/investor \\
  -H "Content-Type: application/json" \\
  -H "${partnerKeyHeader}: ${publicTestKey}" \\
  -H "Idempotency-Key: $(uuidgen 2>/dev/null || cat /proc/sys/kernel/random/uuid)" \\
  -d '${JSON.stringify(enquiry)}'`;

export const listingStep = (host: string) => `curl ${host}/api/franchise-owner \\
  -H "${partnerKeyHeader}: ${publicTestKey}" \\
${Object.entries(listing)
  .map(([name, value]) => `  -F "${name}=${value}" \\\n`)
  .join('')}  -F "logo=@logo.png"`;

/** The packages lie beside the sources that need them: a later build then waits for no answer of ours. */
export const packageCommands = (host: string) => `curl -O ${host}${packageUrl('contract')}
curl -O ${host}${packageUrl('store')}
npm install ./naya-contract.tgz ./naya-store.tgz @reduxjs/toolkit zod`;

export const storeProgram = (
  host: string,
) => `import { createStore, fetchFranchises } from '@naya/store';

const host = '${host}';
const store = createStore({ catalogueHost: host, siteHost: host });
await store.dispatch(fetchFranchises({ search: 'chai', limit: 6 }));
console.log(store.getState().franchises.list.map((each) => each.business_name));`;

export const fetchProgram = (host: string) => `const host = '${host}';

async function get(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error((await response.json()).message);
  return response;
}

// search, and follow the pages
let url = host + '/api/franchises?search=chai&limit=2';
const found = [];
while (url) {
  const response = await get(url);
  found.push(...(await response.json()));
  const next = /<([^>]+)>; rel="next"/.exec(response.headers.get('Link') ?? '')?.[1];
  url = next ? new URL(next, host).href : null;
}
const [first] = found;
console.log(found.length, 'found; first:', first.business_name, first.investment_min, 'rupees');

// its pictures, as absolute URLs
console.log(first.media.business_logo, first.media.images);

// enquire, for a test: without the partner key it is real
const sent = await fetch(host + '/api/investor', {
  method: 'POST',
  headers: {
    'Content-Type': 'application/json',
    'Idempotency-Key': crypto.randomUUID(),
    '${partnerKeyHeader}': '${publicTestKey}',
  },
  body: JSON.stringify({
    name: 'Asha Example',
    email: 'asha@example.in',
    phone: '00000 11111',
    message: 'Is Nagpur open?',
    franchiseId: first.id,
    franchiseName: first.business_name,
  }),
});
// with 422 \`errors\` says for each field what to change
const { message, errors, test } = await sent.json();
console.log(sent.status, message, test ? '(a test)' : '', errors ?? '');`;

export const clientCommands = (host: string) =>
  `npm install --save-dev openapi-typescript typescript@5
npm install openapi-fetch
npx openapi-typescript ${host}/api/openapi.json --output marketplace.d.ts`;

export const clientProgram = (host: string) => `import createClient from 'openapi-fetch';
import type { paths } from './marketplace.d.ts';

const client = createClient<paths>({ baseUrl: '${host}' });

const { data: franchises = [], response } = await client.GET('/api/franchises', {
  params: { query: { search: 'chai', sort: 'investmentLow', limit: 5 } },
});
const first = franchises[0];
if (!first) throw new Error('nothing found');
console.log(response.headers.get('X-Total-Count'), first.business_name, first.investment_min);

// for a test: without the partner key it is real
const { data: receipt, error } = await client.POST('/api/investor', {
  headers: { '${partnerKeyHeader}': '${publicTestKey}' },
  params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
  body: {
    name: 'Asha Example',
    email: 'asha@example.in',
    phone: '00000 11111',
    message: 'Is Nagpur open?',
    franchiseId: first.id,
    franchiseName: first.business_name,
  },
});
console.log(receipt?.message ?? error?.message, receipt?.test ? '(a test)' : '');`;
