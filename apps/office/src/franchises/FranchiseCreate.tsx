import { OfficeCreate } from '../shared/OfficeCreate.tsx';
import { WithDoubts } from './doubts.tsx';
import { FranchiseInputs } from './FranchiseInputs.tsx';

export const FranchiseCreate = () => (
  <WithDoubts>
    {({ take, transform }) => (
      <OfficeCreate transform={transform} onRefused={take}>
        <FranchiseInputs />
      </OfficeCreate>
    )}
  </WithDoubts>
);
