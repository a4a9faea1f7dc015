import type { InvestorRegistration } from '@naya/contract/submissions/investor';

/** Shown above the content of the next page. It travels in the state of the location, so the next navigation removes it. */
export type Notice =
  | { kind: 'listed' }
  | ({ kind: 'registered' } & Pick<
      InvestorRegistration,
      'location' | 'investmentRange' | 'preferredIndustry'
    >);

export const noticeState = (notice: Notice) => ({ state: { notice } });
