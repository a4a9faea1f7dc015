import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { callbackify } from 'node:util';
import { readThreadAddress } from '@naya/core/brands/thread-address';
import type { Context } from '@naya/core/context';
import type { DNSResolver } from 'mailauth';
import type { Logger } from 'pino';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { maxMailBytes, receiveMail, Refused } from './receive-mail.ts';

const maxClients = 10;
const idleMs = 60_000;
/** A client that guesses addresses is disconnected. */
const maxUnknown = 3;

type SmtpOptions = {
  host: string;
  port: number;
  core: Context;
  resolver: DNSResolver;
  log: Logger;
};

/** Takes mail for addresses of conversations, one recipient each, and says 250 once it is stored. */
export async function openSmtp({ host, port, core, resolver, log }: SmtpOptions) {
  const unknown = new WeakMap<SMTPServerSession, number>();
  const server = new SMTPServer({
    name: core.replyDomain ?? undefined,
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: maxMailBytes,
    rejectOversized: true,
    // One that goes to several is sent to each: each is taken or refused by itself.
    maxRecipients: 1,
    maxClients,
    socketTimeout: idleMs,
    closeTimeout: 2_000,
    onRcptTo({ address }, session, done) {
      if (readThreadAddress(core, address)) return done();
      const times = (unknown.get(session) ?? 0) + 1;
      unknown.set(session, times);
      done(
        times > maxUnknown
          ? answer(421, 'Too many tries.')
          : answer(550, 'There is no such mailbox.'),
      );
    },
    onData: callbackify(async (stream: SMTPServerDataStream, session: SMTPServerSession) => {
      try {
        await take(stream, session);
        return 'It is stored.';
      } catch (error) {
        if (error instanceof Refused) throw answer(error.isForGood ? 550 : 451, error.message);
        log.error({ err: error }, 'a mail could not be stored');
        throw answer(451, 'Something is wrong here. Please try again later.');
      }
    }),
  });
  // Of a client that hangs up, or speaks something else.
  server.on('error', (error) => log.debug({ err: error }, 'a connection for mail ended'));

  async function take(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      if (!stream.sizeExceeded) chunks.push(chunk);
      else chunks.length = 0;
    }
    if (stream.sizeExceeded) return;
    const { mailFrom, rcptTo } = session.envelope;
    await receiveMail(
      { core, resolver },
      {
        sender: mailFrom ? mailFrom.address : '',
        recipient: rcptTo[0]?.address ?? '',
        clientIp: session.remoteAddress,
        helo: session.hostNameAppearsAs,
        raw: Buffer.concat(chunks),
      },
    );
  }

  server.listen(port, host);
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const answer = (responseCode: number, text: string) =>
  Object.assign(new Error(text), { responseCode });
