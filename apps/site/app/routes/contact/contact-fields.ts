import type { ContactMessage } from '@naya/contract/submissions/contact';

export const contactFields = [
  'name',
  'email',
  'phone',
  'subject',
  'message',
] as const satisfies (keyof ContactMessage)[];

export type ContactField = (typeof contactFields)[number];
