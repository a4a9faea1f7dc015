import { OfficeCreate } from '../shared/OfficeCreate.tsx';
import { WithSaveWarnings } from './save-warnings.tsx';
import { FranchiseInputs } from './FranchiseInputs.tsx';

export const FranchiseCreate = () => (
  <WithSaveWarnings>
    {({ takeWarnings, transform }) => (
      <OfficeCreate transform={transform} onRefused={takeWarnings}>
        <FranchiseInputs />
      </OfficeCreate>
    )}
  </WithSaveWarnings>
);
