import { noteBounce, receiveThreadMail } from '@naya/core/brands/thread';
import { readThreadAddress } from '@naya/core/brands/thread-address';
import type { Context } from '@naya/core/context';
import { CoreError } from '@naya/core/errors';
import type { DNSResolver } from 'mailauth';
import { report } from '../log/measured.ts';
import { proveSender, type Delivery } from './prove-sender.ts';
import { readMail, UnreadableMail } from './read-mail.ts';

/** With what others' attachments weigh: they are left out, but the words beside them are taken. */
export const maxMailBytes = 10 * 1024 * 1024;

/** Not taken: for good, or to be sent again later. */
export class Refused extends Error {
  readonly isForGood: boolean;
  constructor(message: string, isForGood = true) {
    super(message);
    this.isForGood = isForGood;
  }
}

type IncomingMail = Delivery & { recipient: string; raw: Buffer };
type Receiver = { core: Context; resolver: DNSResolver };

/** It is stored when this returns, or nobody needs it. */
export async function receiveMail({ core, resolver }: Receiver, mail: IncomingMail): Promise<void> {
  try {
    report('mailIn', { result: await take(core, resolver, mail) });
  } catch (error) {
    report('mailIn', { result: 'refused' });
    if (error instanceof UnreadableMail) throw new Refused(`We cannot read it: ${error.message}`);
    if (error instanceof CoreError) throw asRefused(error);
    throw error;
  }
}

async function take(core: Context, resolver: DNSResolver, mail: IncomingMail) {
  const thread = readThreadAddress(core, mail.recipient);
  if (!thread) throw new Refused('There is no such mailbox.');
  const { hostname: host } = new URL(core.publicUrl);
  const { kind, messageId, text } = await readMail(mail.raw, { host, sender: mail.sender });
  if (kind === 'automatic') return kind;
  if (kind === 'bounce') {
    await noteBounce(core, thread);
    return kind;
  }
  const proof = await proveSender(mail.raw, mail, resolver);
  if (proof === 'later') throw new Refused('A name server did not answer.', false);
  if (proof === 'unproven') {
    throw new Refused(
      'We cannot tell that it is from the address in its From: please write on our site.',
    );
  }
  await receiveThreadMail(core, { ...thread, from: proof.from, messageId, text });
  return 'stored';
}

function asRefused(error: CoreError): Refused {
  const [field] = Object.values(error.fields);
  const isForGood = error.code !== 'too_many' && error.code !== 'unavailable';
  return new Refused(field ?? error.message, isForGood);
}
