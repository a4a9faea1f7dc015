import type { BackupState, StoredBackup } from '@naya/contract/office/backups';
import { Alert, Box, Button, List, ListItem, ListItemText, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { get, post } from '../api/call.ts';
import { showTime } from '../shared/show-value.ts';
import { SignedInLink } from '../shared/SignedInLink.tsx';
import { useAction } from '../shared/use-action.ts';
import { HelpText, InlineCode } from '../shared/HelpText.tsx';

const whileRunningMs = 3_000;

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

function describe({ bytes, rows, pictures, tried_at, try_fault }: StoredBackup): string {
  const counted = rows === null ? [] : [`${rows} rows`, `${pictures} pictures`];
  const tried = tried_at && `restored as a test on ${showTime(tried_at)}`;
  const outcome = try_fault ? `a restore failed: ${try_fault}` : tried;
  return [megabytes(bytes), ...counted, outcome].filter(Boolean).join(' · ');
}

/** Backups that the server makes by itself: their state, each file to download, and a button to make one now. */
export function Backups() {
  const { data, isError, refetch } = useQuery({
    queryKey: ['office', '/backups'],
    queryFn: () => get<BackupState>('/backups'),
    // While a backup is being made its end is awaited.
    refetchInterval: ({ state }) => (state.data?.isRunning ? whileRunningMs : false),
  });
  const run = useAction();
  if (isError) return <Typography>The backups could not be read.</Typography>;
  if (!data) return null;
  const backUp = async () => {
    await run(() => post('/backups'), {
      done: 'It is being made.',
      failed: 'No backup is made.',
    });
    await refetch();
  };
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography component="h2" variant="h6">
        Backups
      </Typography>
      {data.isOn ? (
        <HelpText>
          One is made every night, encrypted for your public key, and the newest is restored as a
          test once a week. Those of seven days, four weeks and twelve months are kept. To read one
          the secret key is needed, which is not on the server.
        </HelpText>
      ) : (
        <HelpText>
          The server makes none by itself. Make a key with{' '}
          <InlineCode>npm run backup -- --make-key backup-key.txt</InlineCode>, keep the file
          elsewhere, and start the server with the <InlineCode>BACKUP_PUBLIC_KEY</InlineCode> that
          is printed.
        </HelpText>
      )}
      {data.fault && <Alert severity="error">The last one could not be made: {data.fault}</Alert>}
      {data.isOn && (
        <Button disabled={data.isRunning} onClick={() => void backUp()}>
          {data.isRunning ? 'Backing up…' : 'Back up now'}
        </Button>
      )}
      <List>
        {data.backups.map((backup) => (
          <ListItem
            key={backup.name}
            divider
            disableGutters
            secondaryAction={
              <SignedInLink
                path={`/backups/${backup.name}/file`}
                aria-label={`Download the backup of ${showTime(backup.made_at)}`}
              >
                Download
              </SignedInLink>
            }
          >
            <ListItemText
              primary={showTime(backup.made_at)}
              secondary={describe(backup)}
              slotProps={{ secondary: { color: backup.try_fault ? 'error' : undefined } }}
              sx={{ overflowWrap: 'anywhere', pr: 4 }}
            />
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
