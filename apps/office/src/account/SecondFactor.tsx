import { Alert, Box, Button, Typography, Link } from '@mui/material';
import { useState, type FormEvent, lazy, Suspense } from 'react';
import type { OfficeSecondFactorSetUp } from '@naya/contract/accounts/sessions';
import { post } from '../api/call.ts';
import { Spinner } from '../shared/Spinner.tsx';
import { TextFieldWithError } from '../shared/TextFieldWithError.tsx';
import { useFormErrors } from '../shared/use-small-form.ts';

type Props = { enabled: boolean; onChanged: () => void };

/** A code from an app at each sign-in, as an option. */
export function SecondFactor({ enabled, onChanged }: Props) {
  const [setUp, setSetUp] = useState<OfficeSecondFactorSetUp | null>(null);
  const { errors, failure, run } = useFormErrors(['code', 'password']);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const body = Object.fromEntries(new FormData(form));
    const send = async () => {
      if (setUp) {
        await post('/account/two-factor/code', body);
        setSetUp(null);
        onChanged();
      } else if (enabled) {
        await post('/account/two-factor/off', body);
        onChanged();
      } else setSetUp(await post<OfficeSecondFactorSetUp>('/account/two-factor', body));
    };
    if (await run(send)) form.reset();
  };
  return (
    <Box component="form" onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h6" component="h2">
        Second factor
      </Typography>
      <Typography>
        {enabled ? 'A code from your app is asked for at each sign-in.' : 'It is off.'}
      </Typography>
      {failure && <Alert severity="error">{failure}</Alert>}
      {setUp ? (
        <>
          <SetUpSteps {...setUp} />
          <TextFieldWithError
            key="code"
            name="code"
            label="Code from the app"
            autoComplete="one-time-code"
            required
            errorText={errors['code']}
          />
        </>
      ) : (
        <TextFieldWithError
          key="password"
          name="password"
          label="Your password"
          type="password"
          autoComplete="current-password"
          required
          errorText={errors['password']}
        />
      )}
      <Box>
        <Button type="submit" variant="outlined">
          {setUp ? 'Confirm the code' : enabled ? 'Turn it off' : 'Turn it on'}
        </Button>
      </Box>
    </Box>
  );
}

const QrCode = lazy(() => import('./QrCode.tsx'));

/** How an app learns the key, and what to keep for the day the phone is lost. */
const SetUpSteps = ({ uri, secret, backupCodes }: OfficeSecondFactorSetUp) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
    <Suspense fallback={<Spinner />}>
      <QrCode text={uri} />
    </Suspense>
    <Box sx={{ flex: '1 1 240px', minWidth: 0, display: 'grid', gap: 1.5, alignContent: 'start' }}>
      <Typography>
        Scan this with your authenticator app, or <Link href={uri}>open it on this phone</Link>. The
        same key to type in:
      </Typography>
      <Box component="code" sx={key}>
        {(secret.match(/.{1,4}/g) ?? []).join(' ')}
      </Box>
      <Typography>Keep these codes for the day the phone is lost; each works once:</Typography>
      <Box component="ul" aria-label="Backup codes" sx={codes}>
        {backupCodes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
    </Box>
  </Box>
);

const mono = { fontFamily: 'ui-monospace, monospace', fontSize: 15 };
const key = { ...mono, overflowWrap: 'anywhere', bgcolor: 'action.hover', p: 1, borderRadius: 1 };
const codes = {
  ...mono,
  m: 0,
  p: 0,
  listStyle: 'none',
  columns: '2 110px',
};
