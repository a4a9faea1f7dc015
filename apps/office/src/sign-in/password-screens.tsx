import { Alert, Button, Link } from '@mui/material';
import { useState } from 'react';
import { minPasswordCharacters } from '@naya/contract/accounts/forms';
import { resetLinkMessage } from '@naya/contract/mail/office';
import { callSignedOut } from '../api/call.ts';
import { TextFieldWithError } from '../shared/TextFieldWithError.tsx';
import { useFormErrors } from '../shared/use-small-form.ts';
import { SignInCard } from './SignInCard.tsx';

const email = { name: 'email', label: 'E-mail', type: 'email', autoComplete: 'username' };
const password = {
  name: 'password',
  label: `New password (at least ${minPasswordCharacters} characters)`,
  type: 'password',
  autoComplete: 'new-password',
};

export const FirstOwner = () => (
  <FieldForm
    title="Make the first account"
    path="/first-owner"
    fields={[{ name: 'name', label: 'Your name', autoComplete: 'name' }, email, password]}
    extra={{ token: tokenOfLink() }}
    submit="Make the account"
    done="The account is made. Sign in with it now."
  />
);

export const ForgottenPassword = () => (
  <FieldForm
    title="Forgotten password"
    path="/forgotten-password"
    fields={[email]}
    submit="Send me a link"
    done={resetLinkMessage(true)}
  />
);

export const NewPassword = () => (
  <FieldForm
    title="Set your password"
    path="/new-password"
    fields={[password]}
    extra={{ token: tokenOfLink() }}
    submit="Set the password"
    done="The password is set. Sign in with it now."
  />
);

type Field = { name: string; label: string; type?: string; autoComplete?: string };
type Props = {
  title: string;
  path: string;
  fields: Field[];
  submit: string;
  /** Sent with the fields: the token of the link. */
  extra?: Record<string, string>;
  /** Said at the end, unless the server has a sentence of its own. */
  done: string;
};

const nothing = {};

/** A form that needs no session; after success one sentence replaces its fields. */
function FieldForm({ title, path, fields, submit, extra = nothing, done }: Props) {
  const { errors, failure, run } = useFormErrors(fields.map(({ name }) => name));
  const [notice, setNotice] = useState<string | null>(null);
  const send = async (form: FormData) => {
    const body = { ...Object.fromEntries(form), ...extra };
    await run(async () => {
      const { message } = await callSignedOut<{ message?: string }>('POST', path, body);
      setNotice(message ?? done);
    });
  };
  return (
    <SignInCard title={title} onSubmit={send}>
      {failure && <Alert severity="error">{failure}</Alert>}
      {notice ? (
        <Alert severity="success">{notice}</Alert>
      ) : (
        <>
          {fields.map((field) => (
            <TextFieldWithError
              key={field.name}
              {...field}
              required
              errorText={errors[field.name]}
            />
          ))}
          <Button type="submit" variant="contained" size="large">
            {submit}
          </Button>
        </>
      )}
      <Link href="#/login">To the sign-in</Link>
    </SignInCard>
  );
}

/** The token of a mailed link; with hash routing the query stands behind the #. */
function tokenOfLink(): string {
  return new URLSearchParams(location.hash.split('?')[1]).get('token') ?? '';
}
