import type { Context } from '@naya/core/context';
import type { Logger } from 'pino';
import type { Env } from '../env.ts';

// What reads and proves mails is loaded where MAIL_IN is set alone.

/** Where a provider posts what comes in; undefined where it does not. */
export async function openMailRoute({ mailIn }: Env, core: Context) {
  if (mailIn?.by !== 'post') return undefined;
  const { mailInRoute } = await import('../mail-in/post-route.ts');
  const { askNameServers: resolver } = await import('../mail-in/prove-sender.ts');
  return mailInRoute({ core, resolver, secret: mailIn.secret });
}

/** The port at which mail servers hand over what comes in. */
export async function openMailPort({ mailIn }: Env, core: Context, log: Logger) {
  if (mailIn?.by !== 'smtp') return { stop: async () => {} };
  const { openSmtp } = await import('../mail-in/smtp.ts');
  const { askNameServers: resolver } = await import('../mail-in/prove-sender.ts');
  return openSmtp({ host: mailIn.host, port: mailIn.port, core, resolver, log });
}
