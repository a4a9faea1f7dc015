import type { Finding } from '@naya/contract/office/doctor';
import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import WrongIcon from '@mui/icons-material/ErrorOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { Box, Button, List, ListItem, ListItemIcon, ListItemText, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { Spinner } from '../shared/Spinner.tsx';
import { Backups } from './Backups.tsx';
import { useRead } from '../shared/use-action.ts';

const icons = {
  ok: <DoneIcon color="success" titleAccess="In order" />,
  warning: <WarningIcon color="warning" titleAccess="To look at" />,
  wrong: <WrongIcon color="error" titleAccess="Wrong" />,
};

/** Examines the server's surroundings, and says what to do where they are not in order. */
export function ServerScreen() {
  const { data: findings, isError, isFetching, refetch } = useRead<Finding[]>('/doctor');
  return (
    <Box sx={{ p: { xs: 1, sm: 2 }, maxWidth: 900 }}>
      <Title title="Server" />
      {isError && <Typography>The server could not be looked at.</Typography>}
      {findings ? (
        <List>
          {findings.map(({ part, state, says, remedy }) => (
            <ListItem key={part} divider alignItems="flex-start">
              <ListItemIcon sx={{ minWidth: 40 }}>{icons[state]}</ListItemIcon>
              <ListItemText
                primary={`${part}: ${says}`}
                secondary={remedy}
                sx={{ overflowWrap: 'anywhere' }}
              />
            </ListItem>
          ))}
        </List>
      ) : (
        !isError && <Spinner />
      )}
      <Button disabled={isFetching} onClick={() => void refetch()}>
        {isFetching ? 'Looking…' : 'Look again'}
      </Button>
      <Backups />
    </Box>
  );
}
