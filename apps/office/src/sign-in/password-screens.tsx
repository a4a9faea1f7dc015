import { minPasswordCharacters } from '@naya/contract/accounts/forms';
import { resetLinkMessage } from '@naya/contract/mail/office';
import { FieldForm, tokenOfLink } from './FieldForm.tsx';

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
    also={{ token: tokenOfLink() }}
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
    also={{ token: tokenOfLink() }}
    submit="Set the password"
    done="The password is set. Sign in with it now."
  />
);
