import { Fieldset } from '../shared/Fieldset.tsx';
import { Pair } from '../shared/Pair.tsx';
import { FranchiseField } from './FranchiseField.tsx';

/** The parts of the investment besides the fee; an empty one is shown as not stated. */
export const CostInputs = () => (
  <Fieldset label="What the investment is made of">
    <Pair>
      <FranchiseField source="cost_interior" />
      <FranchiseField source="cost_equipment" />
    </Pair>
    <Pair>
      <FranchiseField source="cost_stock" />
      <FranchiseField source="cost_deposit" />
    </Pair>
    <Pair>
      <FranchiseField source="cost_working_capital" />
      <FranchiseField source="costs_not_included" />
    </Pair>
  </Fieldset>
);
