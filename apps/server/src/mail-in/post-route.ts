import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context as CoreContext } from '@naya/core/context';
import { CoreError } from '@naya/core/errors';
import { parse } from '@naya/core/parse';
import { Hono } from 'hono';
import type { DNSResolver } from 'mailauth';
import { z } from 'zod';
import { limitBody } from '../http/body-size.ts';
import { readJson } from '../http/body.ts';
import { maxMailBytes, receiveMail, Refused } from './receive-mail.ts';

/** As a provider took it: the envelope, whom it took it from, and the whole mail in base64. */
const postedMail = z.object({
  sender: z.string().max(320),
  recipient: z.string().max(320),
  clientIp: z.union([z.ipv4(), z.ipv6()]).optional(),
  helo: z.string().max(255).optional(),
  raw: z.base64().max(Math.ceil(maxMailBytes / 3) * 4),
});

const maxEnvelopeBytes = 4_096;
const digest = (text: string) => createHash('sha256').update(text).digest();

type PostedMail = { core: CoreContext; resolver: DNSResolver; secret: string };

/** A provider posts here what it took for addresses of conversations, and again unless the status is below 500. */
export function mailInRoute({ core, resolver, secret }: PostedMail) {
  const app = new Hono<{ Variables: { body: unknown } }>();
  const wanted = digest(`Bearer ${secret}`);
  app.use('*', async (c, next) => {
    if (!timingSafeEqual(digest(c.req.header('Authorization') ?? ''), wanted)) {
      throw new CoreError('forbidden', 'mailInSecretWrong');
    }
    await next();
  });
  app.post(
    '/',
    limitBody(Math.ceil(maxMailBytes / 3) * 4 + maxEnvelopeBytes),
    readJson,
    async (c) => {
      const { raw, sender, recipient, clientIp, helo } = parse(postedMail, c.var.body);
      try {
        const bytes = Buffer.from(raw, 'base64');
        await receiveMail({ core, resolver }, { sender, recipient, clientIp, helo, raw: bytes });
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        if (!error.isForGood) throw new CoreError('unavailable', 'mailInLater');
        return c.json({ success: false, message: error.message }, 422);
      }
      return c.json({ success: true });
    },
  );
  return app;
}
