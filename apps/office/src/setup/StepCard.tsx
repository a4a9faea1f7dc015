import DoneIcon from '@mui/icons-material/CheckCircle';
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked';
import { Box, Button, Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';

type Props = {
  title: string;
  done: boolean;
  note: string;
  /** Null for a step that the server judges by itself. */
  confirmed: boolean | null;
  onConfirm: () => void;
  children: ReactNode;
};

export function StepCard({ title, done, note, confirmed, onConfirm, children }: Props) {
  return (
    <Paper component="section" aria-label={title} sx={{ p: 2, display: 'flex', gap: 1.5 }}>
      {done ? (
        <DoneIcon color="success" titleAccess="Done" />
      ) : (
        <OpenIcon color="disabled" titleAccess="Open" />
      )}
      <Box sx={{ flexGrow: 1, minWidth: 0, display: 'grid', gap: 1 }}>
        <Box>
          <Typography variant="h6" component="h2" sx={{ lineHeight: 1.25 }}>
            {title}
          </Typography>
          <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {note}
          </Typography>
        </Box>
        {children}
        {confirmed !== null && (!done || confirmed) && (
          <Box>
            <Button size="small" onClick={onConfirm}>
              {confirmed ? 'Open it again' : 'This is as it should be'}
            </Button>
          </Box>
        )}
      </Box>
    </Paper>
  );
}
