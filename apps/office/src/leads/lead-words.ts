import type { RaRecord } from 'react-admin';
import { leadKinds } from '@naya/contract/office/overview';
import { kindNames } from '@naya/contract/submissions/facts';

export const kindChoices = leadKinds.map((id) => ({ id, name: kindNames[id] }));

const hourMs = 3_600_000;

/** How long nobody has answered, in words; empty once somebody has. */
export function waitingFor(lead: RaRecord): string {
  if (lead.first_response_at || lead.stage !== 'new') return '';
  const hours = Math.floor((Date.now() - Date.parse(lead.created_at)) / hourMs);
  if (hours < 1) return 'under an hour';
  if (hours < 48) return `${hours} h`;
  return `${Math.floor(hours / 24)} days`;
}
