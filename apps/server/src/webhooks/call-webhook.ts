import { lookup as findAddresses } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request as requestSecurely } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isIP } from 'node:net';
import type { CallWebhook } from '@naya/core/webhooks/send';
import { Webhook } from 'standardwebhooks';
import type { Env } from '../env.ts';
import { isPublicAddress } from './public-address.ts';

const withinMs = 10_000;

/** By the Standard Webhooks form. Only an owner enters addresses, and even so none within our network is called unless the environment allows it. */
export function createWebhookCaller({ webhooksToPrivate }: Pick<Env, 'webhooksToPrivate'>) {
  const call: CallWebhook = ({ url, secret, id, body }) => {
    const { protocol, hostname } = new URL(url);
    if (!webhooksToPrivate) requirePublic(protocol, hostname.replace(/^\[|\]$/g, ''));
    const at = new Date();
    const headers = {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      'User-Agent': 'naya-outlet-webhooks',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, at, body),
    };
    const request = protocol === 'https:' ? requestSecurely : requestPlain;
    return new Promise((resolve, reject) => {
      const sent = request(url, {
        method: 'POST',
        headers,
        // A connection of its own for each: it leads to the address that was looked at.
        agent: false,
        signal: AbortSignal.timeout(withinMs),
        ...(!webhooksToPrivate && { lookup: lookUpPublic }),
      });
      sent.once('error', (error) =>
        reject(error.name === 'AbortError' ? new Error('No answer within 10 seconds') : error),
      );
      sent.once('response', (response) => {
        const { statusCode = 0 } = response;
        // Of the answer its status counts; nothing of it is read or followed.
        response.destroy();
        if (statusCode >= 200 && statusCode < 300) resolve(`It answered ${statusCode}`);
        else reject(new Error(`It answered ${statusCode}`));
      });
      sent.end(body);
    });
  };
  return call;
}

function requirePublic(protocol: string, host: string): void {
  if (protocol !== 'https:') throw new Error('Only addresses that begin with https:// are called');
  if (isIP(host) && !isPublicAddress(host)) throw ownNetwork();
}

const ownNetwork = () =>
  new Error('This address lies within our network; WEBHOOKS_TO_PRIVATE would allow it');

/** Looked at here and connected to as it was looked at: a name that answers otherwise the next time opens nothing. */
const lookUpPublic: LookupFunction = (hostname, options, callback) =>
  findAddresses(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, []);
    if (found.length === 0 || !found.every(({ address }) => isPublicAddress(address))) {
      return callback(ownNetwork(), []);
    }
    const [first] = found;
    return options.all
      ? callback(null, found)
      : callback(null, first?.address ?? '', first?.family);
  });
