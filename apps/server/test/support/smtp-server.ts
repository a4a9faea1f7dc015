// A real SMTP server in a process of its own: it tells on stdout what it received.
// Usage: node smtp-server.ts <port> [accept|refuse|slow]
import { SMTPServer } from 'smtp-server';

const [port = '0', behaviour = 'accept'] = process.argv.slice(2);
const slowMs = 1_000;

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo(_address, _session, done) {
    if (behaviour === 'refuse')
      done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }));
    else if (behaviour === 'slow') setTimeout(done, slowMs);
    else done();
  },
  onData(stream, _session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      process.stdout.write(`${JSON.stringify(Buffer.concat(chunks).toString())}\n`);
      done();
    });
  },
});
server.listen(Number(port), '127.0.0.1', () => {
  const address = server.server.address();
  process.stdout.write(`${typeof address === 'object' && address ? address.port : port}\n`);
});
