import { Button } from '@mui/material';
import {
  franchiseDecisions,
  isDecision,
  type FranchiseAction,
} from '@naya/contract/franchises/decisions';
import { useState } from 'react';
import { ApproveDialog } from './ApproveDialog.tsx';
import { useFranchiseAction, type SeenFranchise } from './use-franchise-action.ts';
import { ReasonDialog } from '../shared/ReasonDialog.tsx';

const labels: Record<FranchiseAction, string> = {
  approve: 'Approve',
  reject: 'Reject',
  suspend: 'Suspend',
  feature: 'Feature',
  unfeature: 'Feature no longer',
  settlePlaces: 'Places checked',
  trash: 'To the trash',
  restore: 'Restore',
};

type Props = { actions: FranchiseAction[]; chosen: SeenFranchise[]; onDone?: () => void };

/** One button each; whoever rejects, suspends or features says why. */
export function FranchiseActions({ actions, chosen, onDone }: Props) {
  const act = useFranchiseAction();
  const [asked, setAsked] = useState<FranchiseAction | null>(null);
  const [isApproving, setApproving] = useState(false);
  const run = async (action: FranchiseAction, reason?: string) => {
    setAsked(null);
    if (await act(action, chosen, reason)) onDone?.();
  };
  const start = (action: FranchiseAction) => {
    if (action === 'approve' && chosen.length > 1) setApproving(true);
    else if (action === 'feature' || (isDecision(action) && franchiseDecisions[action].needsReason))
      setAsked(action);
    else void run(action);
  };
  return (
    <>
      {actions.map((action) => (
        <Button key={action} size="small" onClick={() => start(action)}>
          {labels[action]}
        </Button>
      ))}
      {isApproving && (
        <ApproveDialog
          ids={chosen.map(({ id }) => Number(id))}
          onApprove={() => {
            setApproving(false);
            void run('approve');
          }}
          onClose={() => setApproving(false)}
        />
      )}
      {asked && (
        <ReasonDialog
          title={labels[asked]}
          {...(asked === 'feature' && { helperText: 'Visitors read it on the card and the page.' })}
          onGive={(reason) => void run(asked, reason)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
