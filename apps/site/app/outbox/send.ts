import { createSubmissions } from '@naya/contract/api/client/submissions';
import { createSend, type Fetch } from '@naya/contract/api/client/transport';
import type { ContactMessage } from '@naya/contract/submissions/contact';
import type { InvestorRegistration } from '@naya/contract/submissions/investor';
import type { Receipt } from '@naya/contract/submissions/receipt';
import { apiBaseUrl } from '@naya/contract/api/paths';
import type { Entry, FormFields } from './entry.ts';
import { xhrFetch, type OnProgress } from './xhr-fetch.ts';

const timeoutMs = 30_000;

/** Goes on when the visitor leaves the page in the meantime. */
const keepaliveFetch: Fetch = (url, init) =>
  window.fetch(url, { ...init, keepalive: true, signal: AbortSignal.timeout(timeoutMs) });

function callsBy(fetch: Fetch) {
  return createSubmissions(createSend({ fetch, baseUrl: apiBaseUrl }));
}

function formOf(fields: FormFields): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

/** One attempt, whatever is submitted. The server checks the values, so they pass here as they were typed. */
export function send(entry: Entry, onProgress?: OnProgress): Promise<Receipt> {
  const { id, key = id, hints } = entry;
  if (entry.kind === 'listing') {
    return callsBy(xhrFetch(onProgress)).submitListing(formOf(entry.payload), key, hints);
  }
  const calls = callsBy(keepaliveFetch);
  if (entry.kind === 'enquiry') return calls.sendEnquiry(entry.payload, key, hints);
  if (entry.kind === 'contact')
    return calls.sendContact(entry.payload as ContactMessage, key, hints);
  return calls.registerInvestor(entry.payload as InvestorRegistration, key, hints);
}
