import { ApiError } from '../errors.ts';
import { messages } from '../messages.ts';
import { hintHeaders, type FormHints } from '../../submissions/form-hints.ts';
import { normaliseFieldErrors, normaliseReceipt } from '../../submissions/normalise-receipt.ts';
import type { Receipt } from '../../submissions/receipt.ts';
import { apiPaths } from '../paths.ts';
import type { ApiSubmissions } from '../port.ts';
import { fixedMessage } from '../sentences.ts';
import { retryAfterOf, type Send } from './transport.ts';

type MessageKey = keyof typeof messages;
type Outcome = { sent: MessageKey; failed: MessageKey };

export function createSubmissions(send: Send): ApiSubmissions {
  async function submit(path: string, init: RequestInit, outcome: Outcome): Promise<Receipt> {
    const sentence = fixedMessage(outcome.failed);
    const response = await send(path, { method: 'POST', ...init }, sentence);
    const { status } = response;
    const body = await bodyOf(response);
    const receipt = response.ok ? normaliseReceipt(body, messages[outcome.sent]) : null;
    if (receipt) return receipt;
    throw new ApiError(sentence(status), {
      status,
      body,
      errors: normaliseFieldErrors(body),
      retryAfterSeconds: retryAfterOf(response),
    });
  }

  function submitJson(path: string, payload: object, headers: Headers, outcome: Outcome) {
    headers.set('content-type', 'application/json');
    return submit(path, { headers, body: JSON.stringify(payload) }, outcome);
  }

  return {
    sendEnquiry: (enquiry, key, hints) =>
      submitJson(apiPaths.investor, enquiry, headersOf(key, hints), {
        sent: 'enquirySent',
        failed: 'enquiryNotSubmitted',
      }),
    registerInvestor: (registration, key, hints) =>
      submitJson(apiPaths.investor, registration, headersOf(key, hints), {
        sent: 'investorRegistered',
        failed: 'formFailed',
      }),
    sendContact: (message, key, hints) =>
      submitJson(apiPaths.contact, message, headersOf(key, hints), {
        sent: 'contactSent',
        failed: 'formFailed',
      }),
    sendReport: (report, key, hints) =>
      submitJson(apiPaths.report, report, headersOf(key, hints), {
        sent: 'reportSent',
        failed: 'formFailed',
      }),
    registerForEvent: (registration, key, hints) =>
      submitJson(apiPaths.eventRegistration, registration, headersOf(key, hints), {
        sent: 'eventRegistered',
        failed: 'formFailed',
      }),
    submitListing: (form, key, hints) =>
      submit(
        apiPaths.franchiseOwner,
        { headers: headersOf(key, hints), body: form },
        { sent: 'listingSent', failed: 'listingFailed' },
      ),
  };
}

function headersOf(key: string, hints: FormHints | undefined): Headers {
  return new Headers({
    accept: 'application/json',
    'idempotency-key': key,
    ...hintHeaders(hints),
  });
}

/** The status decides; a backend that answers with no JSON has still answered. */
async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}
