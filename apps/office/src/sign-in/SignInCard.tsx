import { Box, Paper, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent, ReactNode } from 'react';
import { apiBaseUrl, apiPaths } from '@naya/contract/api/paths';
import type { Settings } from '@naya/contract/site-info/entity';
import { provider } from '@naya/contract/site-info/provider';
import { colours } from '../theme.ts';

type Props = { title: string; children: ReactNode; onSubmit: (form: FormData) => Promise<void> };

/** The frame of every screen before the office: one signboard, one form. */
export function SignInCard({ title, children, onSubmit }: Props) {
  const { name, logo } = useSite();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void onSubmit(new FormData(event.currentTarget));
  };
  return (
    <Box component="main" sx={street}>
      <Paper sx={{ width: 400, maxWidth: '100%', overflow: 'hidden' }}>
        <Box sx={sign}>
          {logo && <Box component="img" src={logo} alt="" sx={plate} />}
          {name}
        </Box>
        <Box sx={awning} />
        <Box component="form" onSubmit={submit} sx={{ p: 3, display: 'grid', gap: 2 }}>
          <Typography variant="h5" component="h1">
            {title}
          </Typography>
          {children}
        </Box>
      </Paper>
    </Box>
  );
}

const street = {
  minHeight: '100vh',
  display: 'grid',
  placeItems: 'center',
  p: 2,
  bgcolor: colours.sunken,
};
const plate = { height: 40, maxWidth: 120, bgcolor: '#fff', borderRadius: 1, objectFit: 'contain' };
const sign = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  bgcolor: colours.board,
  color: colours.onBoard,
  p: 2.5,
  fontSize: 24,
  fontWeight: 720,
};
const awning = {
  height: 14,
  background: `repeating-linear-gradient(90deg, ${colours.marigold} 0 24px, ${colours.onBoard} 24px 48px)`,
};

/** Name and logo of the site, which everyone may read. */
function useSite(): { name: string; logo: string | null } {
  const { data } = useQuery({ queryKey: ['site'], queryFn: readSettings, staleTime: Infinity });
  return { name: data?.site_name || provider.siteName, logo: data?.brand?.logo ?? null };
}

async function readSettings(): Promise<Settings | null> {
  const answer = await fetch(apiBaseUrl + apiPaths.settings);
  return answer.ok ? ((await answer.json()) as Settings) : null;
}
