import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

export type MailServer = {
  url: string;
  port: number;
  received: Email[];
  stop: () => Promise<void>;
};

const slowMs = 1_000;

/** A real SMTP server, which keeps what it has received. */
export async function startSmtp(
  port = 0,
  behaviour: 'accept' | 'refuse' | 'slow' = 'accept',
): Promise<MailServer> {
  const received: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Stopping hangs up on whoever keeps a connection for later.
    closeTimeout: 1,
    onRcptTo(_address, _session, done) {
      if (behaviour === 'refuse')
        done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }));
      else if (behaviour === 'slow') setTimeout(done, slowMs);
      else done();
    },
    onData: callbackify(async (stream: SMTPServerDataStream, _session: SMTPServerSession) => {
      received.push(await PostalMime.parse(await buffer(stream)));
    }),
  });
  // Of a client that hangs up.
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    received,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
