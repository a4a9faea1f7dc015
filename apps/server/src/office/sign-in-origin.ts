import { addressOf } from '../http/limits.ts';
import type { OfficeContext, OfficeDeps } from './route.ts';
import type { Origin } from './try-rules.ts';

export async function originOf(
  c: OfficeContext,
  { devices, trustProxy }: Pick<OfficeDeps, 'devices' | 'trustProxy'>,
  email: string,
): Promise<Origin> {
  return { clientIp: addressOf(c, trustProxy), deviceId: await devices.find(c, email) };
}
