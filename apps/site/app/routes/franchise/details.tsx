import type { SectionData } from '../../data/load.ts';
import { CalculatorPlace } from './calculator-place.tsx';
import { CostBar } from './cost-bar.tsx';
import { About, Facts } from './facts.tsx';
import { OutletsAsTheyAre } from './outlets-as-they-are.tsx';
import { Payments } from './payments.tsx';
import { Places } from './places.tsx';
import type { DetailFranchise, Money } from './read-franchise.ts';
import { WouldDoAgain } from './would-do-again.tsx';

type DetailsProps = { franchise: DetailFranchise; money: SectionData<Money | null> };

export { HowWeKnow } from './how-we-know.tsx';
export { InvestmentOverview } from './investment-overview.tsx';
export { PauseAndReplyRate } from './pause-and-reply-rate.tsx';

/** All that follows the pictures. */
export default function Details({ franchise, money }: DetailsProps) {
  return (
    <>
      <WouldDoAgain franchise={franchise} />
      <CostBar franchise={franchise} />
      <Payments franchise={franchise} />
      <CalculatorPlace id={franchise.id} money={money} />
      <About franchise={franchise} />
      <OutletsAsTheyAre franchise={franchise} />
      <Places franchise={franchise} />
      <Facts franchise={franchise} />
    </>
  );
}
