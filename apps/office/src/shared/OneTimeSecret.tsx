import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { call, post } from '../api/call.ts';
import { useAction } from './use-action.ts';

type Props = {
  /** A call of the office, and what its answer holds. */
  path: string;
  answer: 'key' | 'url' | 'secret';
  name: 'key' | 'test key' | 'link' | 'secret';
  title: string;
  /** Says what there is, or what it would be for. */
  text: string;
  exists: boolean;
};

/** A key, a link or a secret for others: shown once, where it is made. */
export function OneTimeSecret({ path, answer, name, title, text, exists }: Props) {
  const refresh = useRefresh();
  const run = useAction();
  const [secret, setSecret] = useState<string | null>(null);
  const change = async (act: () => Promise<string | null>) => {
    const messages = { failed: `The ${name} is as it was.` };
    if (await run(async () => setSecret(await act()), messages)) refresh();
  };
  const make = () => change(async () => (await post<Record<string, string>>(path))[answer] ?? null);
  const revoke = () => change(async () => call('DELETE', path).then(() => null));
  const id = `made-${name.replace(' ', '-')}`;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 2 }}>
      <Typography id={id} variant="h6" component="h2">
        {title}
      </Typography>
      <Typography color="text.secondary">{text}</Typography>
      {secret && (
        <Alert severity="warning" sx={{ my: 1 }}>
          Please copy it now: it is not shown again.
          <Box component="code" sx={{ display: 'block', overflowWrap: 'anywhere', mt: 1 }}>
            {secret}
          </Box>
        </Alert>
      )}
      <Button onClick={() => void make()}>{exists ? `Replace ${name}` : `Make a ${name}`}</Button>
      {exists && <Button onClick={() => void revoke()}>Revoke {name}</Button>}
    </Box>
  );
}
