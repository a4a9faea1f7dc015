import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { countOf } from '@naya/contract/format/count';
import type { FranchiseFaults } from '@naya/contract/franchises/review';
import { useQuery } from '@tanstack/react-query';
import { post } from '../api/call.ts';
import { Spinner } from '../shared/Spinner.tsx';

type Props = { ids: number[]; onApprove: () => void; onClose: () => void };

/** Several at once, which nobody has opened: what stands out in each is said first. */
export function ApproveDialog({ ids, onApprove, onClose }: Props) {
  const { data, error } = useQuery({
    queryKey: ['office', '/franchises/faults', ids],
    queryFn: () => post<FranchiseFaults[]>('/franchises/faults', { ids }),
    gcTime: 0,
  });
  const faulty = data?.filter(({ faults }) => faults.length > 0) ?? [];
  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby="approve-title">
      <DialogTitle id="approve-title">Approve {countOf(ids.length, 'listing')}?</DialogTitle>
      <DialogContent>
        {data ? (
          <>
            {faulty.length === 0
              ? 'Nothing stands out in them.'
              : `Something stands out in ${faulty.length} of them:`}
            <ul>
              {faulty.map(({ id, business_name, faults }) => (
                <li key={id}>
                  <strong>{business_name}</strong>: {faults.join(' ')}
                </li>
              ))}
            </ul>
          </>
        ) : (
          (error?.message ?? <Spinner />)
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" disabled={!data} onClick={onApprove}>
          Approve
        </Button>
      </DialogActions>
    </Dialog>
  );
}
