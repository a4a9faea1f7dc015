import { createHash, randomUUID } from 'node:crypto';
import { getSignedCookie, setSignedCookie } from 'hono/cookie';
import type { Context } from 'hono';

const daySeconds = 24 * 3_600;
const lifetime = 180 * daySeconds;

type DeviceCookie = { name: string; path: string };

/**
 * Browsers that an account has signed in from. The cookie is signed and names the account and the device.
 * It opens nothing: with it, wrong guesses of others do not make this person wait.
 */
export function createDevices(secret: string, publicUrl: string, { name, path }: DeviceCookie) {
  /** Several people may share a browser: each account has a cookie of its own. */
  const nameOf = (account: string) => `${name}_${account.slice(0, 12)}`;
  const secure = publicUrl.startsWith('https:');
  const prefix = secure ? 'secure' : undefined;

  const find = async (c: Context, email: string): Promise<string | null> => {
    const account = accountOf(email);
    const value = await getSignedCookie(c, secret, nameOf(account), prefix);
    const [owner, deviceId, issuedAt] = (value || '').split('.');
    const isFresh = Number(issuedAt) > Date.now() / 1000 - lifetime;
    return owner === account && isFresh ? (deviceId ?? null) : null;
  };

  return {
    find,
    async remember(c: Context, email: string): Promise<void> {
      const account = accountOf(email);
      const deviceId = (await find(c, email)) ?? randomUUID();
      const value = `${account}.${deviceId}.${Math.floor(Date.now() / 1000)}`;
      await setSignedCookie(c, nameOf(account), value, secret, {
        httpOnly: true,
        sameSite: 'Strict',
        path,
        maxAge: lifetime,
        secure,
        ...(prefix && { prefix }),
      });
    },
  };
}
export type Devices = ReturnType<typeof createDevices>;

const accountOf = (email: string) => createHash('sha256').update(email).digest('base64url');
