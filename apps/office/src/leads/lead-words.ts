import { kindNames } from '@naya/contract/submissions/facts';
import { enteredKinds, enteredWays, leadStages } from '@naya/contract/submissions/leads';

const choicesOf = (values: readonly string[]) => values.map((id) => ({ id, name: id }));

export const stageChoices = choicesOf(leadStages);
export const wayChoices = choicesOf(enteredWays);
export const kindChoices = enteredKinds.map((id) => ({ id, name: kindNames[id] }));

const hourMs = 3_600_000;

/** How long nobody has answered, in words; empty once somebody has. */
export function waitingFor(
  lead: { created_at: string; first_response_at: string | null; stage: string },
  now = Date.now(),
): string {
  if (lead.first_response_at || lead.stage !== 'new') return '';
  const hours = Math.floor((now - Date.parse(lead.created_at)) / hourMs);
  if (hours < 1) return 'under an hour';
  if (hours < 48) return `${hours} h`;
  return `${Math.floor(hours / 24)} days`;
}
