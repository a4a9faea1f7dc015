import { z } from 'zod';
import { emailAddress, requiredLine } from '../forms/fields.ts';
import { emailOrNull, lineOrNull } from '../forms/office-fields.ts';

/** How the connection is encrypted, and the port that goes with it. */
export const mailEncryptions = {
  starttls: 'STARTTLS, mostly port 587',
  tls: 'TLS from the start, mostly port 465',
  none: 'None, for a server on this machine',
} as const;
type MailEncryption = keyof typeof mailEncryptions;

const fields = {
  host: requiredLine('Please enter the server, such as smtp.example.in', 253).refine(
    (text) => /^[\w.:-]+$/.test(text),
    { error: 'Please enter a name such as smtp.example.in' },
  ),
  port: z.coerce
    .number({ error: 'Please enter a port, such as 587' })
    .int({ error: 'Please enter a whole number' })
    .min(1, { error: 'Please enter a port, such as 587' })
    .max(65_535, { error: 'Please enter a port, such as 587' }),
  encryption: z.enum(Object.keys(mailEncryptions) as MailEncryption[], 'Please choose one'),
  user: lineOrNull(320),
  /** Mails come from here; null stands for the first e-mail of the contact details. */
  sender: emailOrNull(),
};

export const mailServerSchema = z.object(fields);
export type MailServer = z.infer<typeof mailServerSchema>;

/** `seen`: as its author found it. Without a password the stored one stays. */
export const mailServerForm = z
  .object({
    ...fields,
    password: z.string().max(500, { error: 'Please use at most 500 characters' }).nullish(),
    seen: z.unknown(),
  })
  .refine(({ encryption, user }) => encryption !== 'none' || user === null, {
    path: ['encryption'],
    error: 'A password is never sent without encryption',
  });

export type MailServerState = {
  /** SMTP_URL is set where the server is started, and wins. */
  isFixed: boolean;
  server: MailServer | null;
  hasPassword: boolean;
};

export const testDeliveryForm = z.object({
  to: emailAddress('Please enter an e-mail address'),
});

export const deliverySteps = {
  connect: 'Found and answers',
  encrypt: 'Encrypted',
  signIn: 'Takes the user and password',
  hand: 'Takes the mail',
} as const;

/** What the mail server said at each step; what follows a failure is not tried. */
export type DeliveryStep = { step: keyof typeof deliverySteps; isDone: boolean; says: string };
