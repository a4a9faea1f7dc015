import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, type ReactNode } from 'react';

type Props = {
  title: string;
  /** The word on the button. */
  action: string;
  isReady: boolean;
  onAct: () => void;
  onClose: () => void;
  maxWidth?: 'xs' | 'sm';
  children: ReactNode;
};

/** Asks an operator for what an action on leads needs; Cancel leaves them as they are. */
export function LeadDialog(props: Props) {
  const { title, action, isReady, onAct, onClose, maxWidth = 'sm', children } = props;
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth={maxWidth} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
        {children}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" disabled={!isReady} onClick={onAct}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
