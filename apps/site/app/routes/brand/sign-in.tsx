import { signInCodeLength, signInMinutes } from '@naya/contract/people/forms';
import { brandSignInTitle } from '@naya/contract/brands/sign-in';
import { textLimits } from '@naya/contract/forms/limits';
import { brandHomeUrl } from '@naya/contract/brands/urls';
import { brandSignInUrl, listFranchiseUrl } from '@naya/contract/urls';
import { useEffect, useSyncExternalStore } from 'react';
import { Button, LinkButton } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { readStored, subscribeToStorage, writeStored } from '../../data/device-storage.ts';
import type { Route } from './+types/sign-in';
import { requireNoSession } from './api.server.ts';
import { BrandForm, UnsentToast, useAnswer } from './brand-form.tsx';
import { handleForm } from './handle-form.server.ts';
import { metaOf } from './pieces.tsx';

export { clientAction } from './brand-form.tsx';
export { ErrorBoundary } from './pieces.tsx';

export const loader = requireNoSession;

export const action = (args: Route.ActionArgs) =>
  handleForm(args, {
    'ask-sign-in': { path: '/sign-in' },
    code: { path: '/sign-in/code', next: brandHomeUrl },
  });

export const meta = metaOf(brandSignInTitle);

export default function SignIn() {
  const { values = {}, errors = {}, isDone = false } = useAnswer() ?? {};
  const isSent = isDone || values['code'] !== undefined;
  const asked = useAsked(isSent ? (values['email'] ?? '') : null);
  return (
    <div className="mx-auto max-w-md">
      <h1 className="page-title">{brandSignInTitle}</h1>
      {asked !== null ? (
        <Code email={asked} error={errors['code']} />
      ) : (
        <BrandForm intent="ask-sign-in" className="mt-6 grid gap-5">
          <p className="text-ink-muted">
            There is no password. We mail you a link and a code to the address that we have on file
            for your listing.
          </p>
          <TextField
            label="E-mail address"
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={textLimits.email}
            defaultValue={values['email']}
            error={errors['email']}
          />
          <Button type="submit" size="large">
            Mail me a link and a code
          </Button>
          <p className="text-ink-muted">
            Not listed yet? <TextLink to={listFranchiseUrl}>List your franchise</TextLink>
          </p>
        </BrandForm>
      )}
      <UnsentToast />
    </div>
  );
}

const storageKey = 'brand-sign-in';

function readAsked(stored: unknown): string | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { email, at } = stored as { email?: unknown; at?: unknown };
  const isFresh = typeof at === 'number' && Date.now() - at < signInMinutes * 60_000;
  return isFresh && typeof email === 'string' ? email : null;
}

/** The address that a code was mailed to, while that works, also when the page is loaded anew. Whoever goes on from it is done. */
function useAsked(sentTo: string | null): string | null {
  const stored = useSyncExternalStore(
    subscribeToStorage,
    () => readAsked(readStored(storageKey)),
    () => null,
  );
  useEffect(() => {
    if (sentTo !== null) writeStored(storageKey, { email: sentTo, at: Date.now() });
  }, [sentTo]);
  useEffect(() => forget, []);
  return sentTo ?? stored;
}

const forget = () => writeStored(storageKey, null);

type CodeProps = { email: string; error: string | undefined };

function Code({ email, error }: CodeProps) {
  return (
    <>
      <output className="mt-4 block text-ink-muted">
        If <strong className="wrap-anywhere text-ink">{email}</strong> belongs to a brand, a mail is
        on its way. Open its link, or type its code here. Both work for {signInMinutes} minutes.
      </output>
      <BrandForm intent="code" className="mt-6 grid gap-5">
        <input type="hidden" name="email" value={email} />
        <TextField
          label={`Code of ${signInCodeLength} digits`}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          maxLength={signInCodeLength + 2}
          className="tabular"
          error={error}
        />
        <Button type="submit" size="large">
          Sign in
        </Button>
      </BrandForm>
      <BrandForm intent="ask-sign-in" className="mt-3">
        <input type="hidden" name="email" value={email} />
        <Button type="submit" look="quiet">
          Mail me a new one
        </Button>
        <LinkButton to={brandSignInUrl} look="quiet" onClick={forget}>
          Another address
        </LinkButton>
      </BrandForm>
    </>
  );
}
