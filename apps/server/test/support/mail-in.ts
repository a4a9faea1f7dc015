import { generateKeyPairSync } from 'node:crypto';
import type { DNSResolver } from 'mailauth';
import { createTransport, type SendMailOptions } from 'nodemailer';

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2_048,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const dmarc = 'v=DMARC1; p=none';
const texts: Record<string, string> = {
  // Mails of this one are signed.
  'mail._domainkey.investor.example': `v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`,
  '_dmarc.investor.example': dmarc,
  'investor.example': 'v=spf1 -all',
  // Of this one, the connection tells: the tests' own.
  'chai.example': 'v=spf1 ip4:127.0.0.1 ip6:::1 -all',
  '_dmarc.chai.example': dmarc,
  // Whoever has this one has nothing to do with any conversation.
  'stranger.example': 'v=spf1 ip4:127.0.0.1 ip6:::1 -all',
  '_dmarc.stranger.example': dmarc,
};

/** What the name servers of these domains say. */
export const askTestNames: DNSResolver = async (domain, type) => {
  const found = texts[domain];
  if (type === 'TXT' && found) return [[found]];
  if (domain === 'slow.example') throw Object.assign(new Error('no answer'), { code: 'ETIMEOUT' });
  throw Object.assign(new Error(`${type} of ${domain}`), { code: 'ENOTFOUND' });
};

const dkim = { domainName: 'investor.example', keySelector: 'mail', privateKey };

/** Hands a mail to the port, signed where its sender's domain signs; gives the last line of the answer. */
export async function handOver(port: number, mail: SendMailOptions): Promise<string> {
  const { envelope } = mail;
  const sender = [envelope?.from, mail.from].find((each) => typeof each === 'string');
  const isSigned = sender?.endsWith('@investor.example') === true;
  const transport = createTransport({
    host: '127.0.0.1',
    port,
    ignoreTLS: true,
    ...(isSigned && { dkim }),
  });
  try {
    return (await transport.sendMail(mail)).response;
  } catch (error) {
    return (error as { response?: string }).response ?? String(error);
  } finally {
    transport.close();
  }
}
