import { Resolver } from 'node:dns/promises';
import { authenticate, type DNSResolver } from 'mailauth';

/** How a mail reached us, as the connection or the provider that took it says. */
export type Delivery = {
  sender: string;
  clientIp: string | undefined;
  helo: string | undefined;
};

/** `later`: a name server did not answer. */
type Proof = { from: string } | 'unproven' | 'later';

const dns = new Resolver({ timeout: 3_000, tries: 2 });
export const askNameServers: DNSResolver = (domain, type) =>
  dns.resolve(domain, type) as Promise<string[]>;

/** Whose mail it is: the one address in From, when DMARC says so, or for a domain without it SPF or a signature of that very domain. */
export async function proveSender(
  raw: Buffer,
  { sender, clientIp, helo }: Delivery,
  resolver: DNSResolver,
): Promise<Proof> {
  const { dkim, spf, dmarc } = await authenticate(raw, {
    sender,
    ...(clientIp && { ip: clientIp }),
    ...(helo && { helo }),
    resolver,
    disableArc: true,
    disableBimi: true,
    rejectRsaSha1: true,
  });
  const [from = '', ...others] = dkim.headerFrom;
  if (dkim.fromFields !== 1 || others.length > 0 || !from.includes('@')) return 'unproven';
  const domain = from.slice(from.lastIndexOf('@') + 1).toLowerCase();
  const policy = dmarc ? dmarc.status.result : 'none';
  if (policy === 'pass') return { from };
  if (policy === 'temperror') return 'later';
  if (policy !== 'none') return 'unproven';
  const isSigned = dkim.results.some(
    ({ status, signingDomain }) =>
      status.result === 'pass' && !status.underSized && signingDomain?.toLowerCase() === domain,
  );
  const isSentBy = spf && spf.status.result === 'pass' && domainOf(sender) === domain;
  if (isSigned || isSentBy) return { from };
  const results = [...dkim.results.map(({ status }) => status), ...(spf ? [spf.status] : [])];
  return results.some(({ result }) => result === 'temperror') ? 'later' : 'unproven';
}

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase();
