import { Create } from 'react-admin';
import { FranchiseInputs } from './FranchiseInputs.tsx';

export const FranchiseCreate = () => (
  <Create redirect="edit">
    <FranchiseInputs />
  </Create>
);
