import { OfficeCreate } from '../shared/OfficeCreate.tsx';
import { useTellFailure } from '../shared/tell-failure.ts';
import { WithDoubts } from './doubts.tsx';
import { FranchiseInputs } from './FranchiseInputs.tsx';

export function FranchiseCreate() {
  const tellFailure = useTellFailure();
  return (
    <WithDoubts>
      {({ take, transform }) => (
        <OfficeCreate
          transform={transform}
          mutationOptions={{
            onError: (error: unknown) => {
              if (!take(error)) tellFailure(error, 'It is not saved.');
            },
          }}
        >
          <FranchiseInputs />
        </OfficeCreate>
      )}
    </WithDoubts>
  );
}
