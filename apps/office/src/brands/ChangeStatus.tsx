import type { ChangeState } from '@naya/contract/brands/stages';
import { StatusChip } from '../shared/StatusChip.tsx';

export const ChangeStatus = ({ state }: { state: ChangeState }) => (
  <StatusChip status={state} label={state === 'taken back' ? 'undone' : state} />
);
