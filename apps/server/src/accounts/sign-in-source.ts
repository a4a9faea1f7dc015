import { clientIpOf } from '../http/client-ip.ts';
import type { OfficeContext, OfficeDeps } from '../office/route.ts';
import type { SignInSource } from './try-rules.ts';

export async function readSignInSource(
  c: OfficeContext,
  { devices }: Pick<OfficeDeps, 'devices'>,
  email: string,
): Promise<SignInSource> {
  return { clientIp: clientIpOf(c), deviceId: await devices.find(c, email) };
}
