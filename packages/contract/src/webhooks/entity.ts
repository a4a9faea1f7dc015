import { z } from 'zod';
import { options, yesOrNo } from '../forms/office-fields.ts';
import { requiredLine } from '../forms/fields.ts';

/** What is told to other systems, each with its name in the office. */
export const webhookKinds = {
  'lead.created': 'New enquiry or other lead',
  'lead.stage_changed': 'Stage of a lead changed',
  'listing.approved': 'Listing approved',
  'payment.received': 'Payment received',
};
export type WebhookKind = keyof typeof webhookKinds;

/** A test tells nothing; only its button sends it. */
export const webhookTest = 'test';
export const webhookMessageKinds = { ...webhookKinds, [webhookTest]: 'Test' };
export type WebhookMessageKind = keyof typeof webhookMessageKinds;

export const webhookStatuses = ['queued', 'sent', 'failed'] as const;
export type WebhookStatus = (typeof webhookStatuses)[number];
export const webhookStatusNames: Record<WebhookStatus, string> = {
  queued: 'waiting',
  sent: 'sent',
  failed: 'failed',
};

/** What was sent is not kept; that it was sent is, for so long. */
export const webhookLogDays = 30;

function isCallable(text: string): boolean {
  const url = URL.parse(text);
  return /^https?:$/.test(url?.protocol ?? '') && !url?.username && !url?.password;
}

export const webhookFormSchema = z.object({
  url: requiredLine('Please enter the address to call', 500).refine(isCallable, {
    error: 'Please enter an address such as https://crm.example.in/hooks/leads',
  }),
  kinds: options(Object.keys(webhookKinds)).refine((kinds) => kinds.length > 0, {
    error: 'Please choose at least one',
  }),
  is_active: yesOrNo(true),
});
