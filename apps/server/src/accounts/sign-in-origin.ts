import { clientIpOf } from '../http/client-ip.ts';
import type { OfficeContext, OfficeDeps } from '../office/route.ts';
import type { Origin } from './try-rules.ts';

export async function originOf(
  c: OfficeContext,
  { devices }: Pick<OfficeDeps, 'devices'>,
  email: string,
): Promise<Origin> {
  return { clientIp: clientIpOf(c), deviceId: await devices.find(c, email) };
}
