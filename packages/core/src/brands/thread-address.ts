import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ThreadSide } from '@naya/contract/brands/stages';
import { readOwnId } from '@naya/contract/own-id';
import type { Context } from '../context.ts';

/** Whose address it is: what this side writes to it goes to the other. */
export type Thread = { side: ThreadSide; id: number };

const macCharacters = 24;
const written = /^e-(b|i)(\d{1,10})-([\da-f]{24})@(.+)$/;
const sides = { b: 'brand', i: 'investor' } as const;

/** Lower case and digits alone: some mail servers change the case of an address. */
const sign = (secret: string, { side, id }: Thread) =>
  createHmac('sha256', secret).update(`thread:${side}:${id}`).digest('hex').slice(0, macCharacters);

type Mailing = Pick<Context, 'secret' | 'replyDomain'>;

/** Where one side of an enquiry writes to the other; null while no mail comes in. */
export function createThreadAddress({ secret, replyDomain }: Mailing, thread: Thread) {
  if (!replyDomain) return null;
  return `e-${thread.side.charAt(0)}${thread.id}-${sign(secret, thread)}@${replyDomain}`;
}

/** Null for an address that we have not made. */
export function readThreadAddress({ secret, replyDomain }: Mailing, address: string) {
  const [, letter = '', text = '', given = '', domain] = written.exec(address.toLowerCase()) ?? [];
  const id = readOwnId(text);
  if (id === null || domain !== replyDomain) return null;
  const thread: Thread = { side: sides[letter as keyof typeof sides], id };
  const isGenuine = timingSafeEqual(Buffer.from(sign(secret, thread)), Buffer.from(given));
  return isGenuine ? thread : null;
}
