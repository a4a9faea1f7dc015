import type { InvestorRegistration } from '@naya/contract/submissions/investor';

/** The next page says this above its content; it travels in the location's state, so going on ends it. */
export type Notice =
  | { kind: 'listed' }
  | ({ kind: 'registered' } & Pick<
      InvestorRegistration,
      'location' | 'investmentRange' | 'preferredIndustry'
    >);

export const noticeState = (notice: Notice) => ({ state: { notice } });
