import DoneIcon from '@mui/icons-material/CheckCircle';
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked';
import { Box, Button, LinearProgress, Paper, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Title } from 'react-admin';
import { confirmableSteps, setupSteps, type SetupState } from '@naya/contract/site-info/setup';
import { call } from '../api/call.ts';
import { Spinner } from '../shared/Spinner.tsx';
import { useRead, useAction } from '../shared/use-action.ts';
import { stepContents } from './steps.tsx';

const isConfirmable = (name: string) => (confirmableSteps as readonly string[]).includes(name);

/** From the first start to a site of one's own: each step shows how it stands. */
export function SetupScreen() {
  const { data: setup, refetch } = useRead<SetupState>('/setup');
  const queries = useQueryClient();
  const run = useAction();
  if (!setup) return <Spinner />;
  const { steps, confirmed, dismissed } = setup;
  const done = setupSteps.filter((name) => steps[name].done).length;
  const save = async (change: Partial<SetupState>) => {
    const messages = { failed: 'It is not saved.' };
    if (!(await run(() => call('PUT', '/setup', { confirmed, dismissed, ...change }), messages)))
      return;
    await refetch();
    // Fetches the notices again: they decide whether the menu shows Setup.
    await queries.invalidateQueries({ queryKey: ['office', '/notices'] });
  };
  const toggle = (name: (typeof confirmableSteps)[number]) =>
    save({
      confirmed: confirmed.includes(name)
        ? confirmed.filter((each) => each !== name)
        : [...confirmed, name],
    });
  return (
    <Box sx={{ p: { xs: 1, sm: 2 }, maxWidth: 900, display: 'grid', gap: 2 }}>
      <Title title="Setup" />
      <Paper sx={{ p: 2, display: 'grid', gap: 1 }}>
        <Typography>
          {done} of {setupSteps.length} done. What you save shows on the site within a second.
        </Typography>
        <LinearProgress
          variant="determinate"
          value={(done / setupSteps.length) * 100}
          aria-label="Setup done"
        />
        <Box>
          <Button size="small" onClick={() => void save({ dismissed: !dismissed })}>
            {dismissed ? 'Remind me in the menu again' : 'Take this page off the menu'}
          </Button>
        </Box>
      </Paper>
      {setupSteps.map((name) => (
        <StepCard
          key={name}
          title={stepContents[name].title}
          {...steps[name]}
          confirmed={isConfirmable(name) ? confirmed.some((each) => each === name) : null}
          onConfirm={() => void toggle(name as (typeof confirmableSteps)[number])}
        >
          {stepContents[name].render(() => void refetch(), setup)}
        </StepCard>
      ))}
    </Box>
  );
}

type Props = {
  title: string;
  done: boolean;
  note: string;
  /** Null for a step that the server judges by itself. */
  confirmed: boolean | null;
  onConfirm: () => void;
  children: ReactNode;
};

function StepCard({ title, done, note, confirmed, onConfirm, children }: Props) {
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
