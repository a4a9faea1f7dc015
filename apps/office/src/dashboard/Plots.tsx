import type { OfficeRole } from '@naya/contract/accounts/roles';
import type { Overview } from '@naya/contract/office/overview';
import { mayOpen } from '../api/auth-provider.ts';
import { AnswersPlot } from './AnswersPlot.tsx';
import { FranchisesPlot } from './FranchisesPlot.tsx';
import { LeadsPlot } from './LeadsPlot.tsx';
import { ListingsPlot } from './ListingsPlot.tsx';

type Props = { overview: Overview; role: OfficeRole };

/** Four plots; each leads to the list behind it where this role may open it. */
export default function Plots({ overview, role }: Props) {
  const [opensLeads, opensFranchises] = [mayOpen(role, 'leads'), mayOpen(role, 'franchises')];
  return (
    <>
      <LeadsPlot weeks={overview.leads} linked={opensLeads} />
      <AnswersPlot weeks={overview.answers} linked={opensLeads} />
      <ListingsPlot counts={overview.listings} linked={opensFranchises} />
      <FranchisesPlot
        franchises={overview.franchises}
        opensLeads={opensLeads}
        opensFranchises={opensFranchises}
      />
    </>
  );
}
