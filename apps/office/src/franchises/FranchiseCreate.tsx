import { Create } from 'react-admin';
import { useTellFailure } from '../shared/tell-failure.ts';
import { WithDoubts } from './doubts.tsx';
import { FranchiseInputs } from './FranchiseInputs.tsx';

export function FranchiseCreate() {
  const tellFailure = useTellFailure();
  return (
    <WithDoubts>
      {({ take, transform }) => (
        <Create
          redirect="edit"
          transform={transform}
          mutationOptions={{
            onError: (error) => {
              if (!take(error)) tellFailure(error, 'It is not saved.');
            },
          }}
        >
          <FranchiseInputs />
        </Create>
      )}
    </WithDoubts>
  );
}
