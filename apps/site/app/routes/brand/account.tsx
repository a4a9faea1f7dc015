import { browserName } from '@naya/contract/accounts/browser-name';
import type { OpenSession } from '@naya/contract/accounts/sessions';
import type { SecondFactorSetUp } from '@naya/contract/accounts/sessions';
import { formatDateTime } from '@naya/contract/format/date';
import { textLimits } from '@naya/contract/forms/limits';
import { brandAccountUrl } from '@naya/contract/brands/urls';
import { accountErasureHours } from '@naya/contract/people/forms';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import type { Route } from './+types/account';
import { readFromBrandApi, sessionContext } from './api.server.ts';
import { BrandForm, UnsentToast, useAnswer } from './brand-form.tsx';
import { handleForm } from './handle-form.server.ts';
import { CodeField, linkLook, ListRow, metaOf, QrCode } from './pieces.tsx';

export { clientAction, shouldRevalidate } from './brand-form.tsx';
export { ErrorBoundary } from './pieces.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { person, second_factor } = args.context.get(sessionContext);
  const [{ data: sessions }, { due_at }] = await Promise.all([
    readFromBrandApi<{ data: OpenSession[] }>(args, '/sessions'),
    readFromBrandApi<{ due_at: string | null }>(args, '/erasure'),
  ]);
  return { name: person.name, email: person.email, second_factor, sessions, erased_at: due_at };
}

export const action = (args: Route.ActionArgs) =>
  handleForm(args, {
    name: { path: '/name', next: brandAccountUrl },
    'set-up-factor': { path: '/second-factor' },
    'confirm-factor': { path: '/second-factor/confirm', next: brandAccountUrl },
    'factor-off': { path: '/second-factor/off', next: brandAccountUrl },
    erase: { path: '/erasure', next: brandAccountUrl },
    'keep-account': { path: '/erasure/stop', next: brandAccountUrl },
    'close-session': { path: '/sessions/close', next: brandAccountUrl },
  });

const title = 'Your account';
export const meta = metaOf(title);

export default function Account({ loaderData }: Route.ComponentProps) {
  const { name, email, second_factor, sessions, erased_at } = loaderData;
  const nameError = useAnswer('name')?.errors['name'];
  return (
    <>
      <h1 className="my-6 page-title">{title}</h1>
      <div className="grid max-w-2xl gap-10">
        <BrandForm intent="name" className="grid gap-4">
          <p className="wrap-anywhere">
            You sign in with <strong>{email}</strong>.
          </p>
          <TextField
            label="Your name"
            name="name"
            autoComplete="name"
            required
            maxLength={textLimits.line}
            defaultValue={name}
            error={nameError}
          />
          <Button type="submit" className="justify-self-start">
            Save
          </Button>
        </BrandForm>
        <SecondFactor isOn={second_factor} />
        <section aria-labelledby="sessions">
          <h2 id="sessions" className="text-2xl font-bold">
            Where you are signed in
          </h2>
          <ul className="mt-4 grid gap-3">
            {sessions.map(({ id, browser, used_at, current }) => (
              <ListRow
                key={id}
                title={browserName(browser)}
                note={current ? 'This one' : `Last used ${formatDateTime(used_at)}`}
              >
                {!current && (
                  <BrandForm intent="close-session" row={{ session: id }}>
                    <Button type="submit" look="outline">
                      Sign out there
                    </Button>
                  </BrandForm>
                )}
              </ListRow>
            ))}
          </ul>
        </section>
        <Erasure at={erased_at} />
      </div>
      <UnsentToast />
    </>
  );
}

/** Turns the second factor on and off; its secret is shown once. */
function SecondFactor({ isOn }: { isOn: boolean }) {
  return (
    <section aria-labelledby="second-factor">
      <h2 id="second-factor" className="text-2xl font-bold">
        Second factor
      </h2>
      {isOn ? (
        <BrandForm intent="factor-off" className="mt-2 grid gap-4">
          <p>It is on: after the mailed link or code you are asked for a code of your app.</p>
          <CodeField intent="factor-off" label="A code, to turn it off" />
          <Button type="submit" look="outline" className="justify-self-start">
            Turn it off
          </Button>
        </BrandForm>
      ) : (
        <TurnOn />
      )}
    </section>
  );
}

function TurnOn() {
  const { setUp, values = {} } = useAnswer() ?? {};
  const secret = setUp?.secret ?? values['secret'];
  const codes = setUp?.backup_codes ?? values['backup_codes']?.split(' ');
  if (!secret || !codes) {
    return (
      <BrandForm intent="set-up-factor" className="mt-2 grid gap-4">
        <p>
          An authenticator app on your phone shows a code that you type after the mailed link or
          code: so nobody who reads your mail gets in.
        </p>
        <Button type="submit" look="outline" className="justify-self-start">
          Set it up
        </Button>
      </BrandForm>
    );
  }
  return (
    <BrandForm intent="confirm-factor" className="mt-2 grid gap-4">
      <input type="hidden" name="secret" value={secret} />
      <input type="hidden" name="backup_codes" value={codes.join(' ')} />
      <p>1. Scan this with an authenticator app, or type the key.</p>
      {setUp && <Scan setUp={setUp} />}
      <p>
        Key: <code className="tabular font-semibold wrap-anywhere">{secret}</code>
      </p>
      <p>2. Keep these backup codes. Each opens once when the phone is lost.</p>
      <ul className="tabular grid grid-cols-2 gap-x-6 gap-y-1 font-semibold sm:grid-cols-3">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <CodeField
        intent="confirm-factor"
        label="3. The code of the app"
        hint="Six digits. Then every other browser has to show a code too."
      />
      <Button type="submit" className="justify-self-start">
        Turn it on
      </Button>
    </BrandForm>
  );
}

const Scan = ({ setUp: { qr, url } }: { setUp: SecondFactorSetUp }) => (
  <div className="flex flex-wrap items-center gap-4">
    <QrCode {...qr} title="QR code for your authenticator app" />
    <a href={url} className={linkLook}>
      Open the app on this device
    </a>
  </div>
);

/** Asked for here and nowhere else: a link of a mail may be in other hands. */
const Erasure = ({ at }: { at: string | null }) => (
  <section aria-labelledby="erasure">
    <h2 id="erasure" className="text-2xl font-bold">
      Erase your account
    </h2>
    {at ? (
      <BrandForm intent="keep-account" className="mt-2 grid gap-4">
        <output>
          Your account is erased on <strong>{formatDateTime(at)}</strong> (Indian time). Until then
          everything stays as it is.
        </output>
        <Button type="submit" className="justify-self-start">
          Keep my account
        </Button>
      </BrandForm>
    ) : (
      <details className="mt-2">
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">
          What happens when you erase it
        </summary>
        <BrandForm intent="erase" className="mt-2 grid gap-4">
          <p className="max-w-prose">
            In {accountErasureHours} hours your account goes, with all that this e-mail address has
            sent us by our forms. A listing whose contact you are goes off the site until the brand
            names another contact. We mail you now, with a link to stop it.
          </p>
          <Button type="submit" look="outline" className="justify-self-start">
            Erase my account in {accountErasureHours} hours
          </Button>
        </BrandForm>
      </details>
    )}
  </section>
);
