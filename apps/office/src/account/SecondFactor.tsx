import type { OfficeSecondFactorSetUp } from '@naya/contract/accounts/sessions';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { post } from '../api/call.ts';
import { SetUpSteps } from './SetUpSteps.tsx';
import { TextFieldWithError } from '../shared/TextFieldWithError.tsx';
import { useFormErrors } from '../shared/use-form-errors.ts';

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
