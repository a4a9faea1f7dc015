import type { SecondFactorSetUp } from '@naya/contract/brands/entity';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import { BrandForm } from './brand-form.tsx';
import { linkLook } from './link-look.ts';
import { answerTo, type BrandAnswer } from './page.ts';

type Props = { answer: BrandAnswer | undefined };

const anyCode = 'Six digits of your authenticator app, or a backup code.';

type CodeProps = Props & { intent: string; label: string; hint?: string };

function CodeField({ answer, intent, label, hint = anyCode }: CodeProps) {
  return (
    <TextField
      label={label}
      hint={hint}
      name="code"
      autoComplete="one-time-code"
      required
      maxLength={20}
      className="tabular"
      error={answerTo(intent, answer)?.errors['code']}
    />
  );
}

/** Between the mailed link or code and the brand's pages, for those who have a second factor. */
export const SecondFactorPage = ({ answer }: Props) => (
  <div className="mx-auto max-w-md">
    <h1 className="page-title">Your second factor</h1>
    <BrandForm intent="second-factor" answer={answer} className="mt-6 grid gap-5">
      <CodeField answer={answer} intent="second-factor" label="Code" />
      <Button type="submit" size="large">
        Sign in
      </Button>
    </BrandForm>
    <p className="mt-4 text-ink-muted">
      Lost the app and the backup codes? Write to us: we ask some questions and reset it.
    </p>
  </div>
);

/** Turns the second factor on and off; what sets it up is shown once. */
export function SecondFactor({ isOn, answer }: Props & { isOn: boolean }) {
  return (
    <section aria-labelledby="second-factor">
      <h2 id="second-factor" className="text-2xl font-bold">
        Second factor
      </h2>
      {isOn ? (
        <BrandForm intent="factor-off" answer={answer} className="mt-2 grid gap-4">
          <p>It is on: after the mailed link or code you are asked for a code of your app.</p>
          <CodeField answer={answer} intent="factor-off" label="A code, to turn it off" />
          <Button type="submit" look="outline" className="justify-self-start">
            Turn it off
          </Button>
        </BrandForm>
      ) : (
        <TurnOn answer={answer} />
      )}
    </section>
  );
}

function TurnOn({ answer }: Props) {
  const { setUp, values = {} } = answer ?? {};
  const secret = setUp?.secret ?? values['secret'];
  const codes = setUp?.backup_codes ?? values['backup_codes']?.split(' ');
  if (!secret || !codes) {
    return (
      <BrandForm intent="set-up-factor" answer={answer} className="mt-2 grid gap-4">
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
    <BrandForm intent="confirm-factor" answer={answer} className="mt-2 grid gap-4">
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
        answer={answer}
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
    <svg
      aria-labelledby="qr-title"
      viewBox={`0 0 ${qr.size} ${qr.size}`}
      shapeRendering="crispEdges"
      className="size-48 rounded-control"
    >
      <title id="qr-title">QR code for your authenticator app</title>
      <path fill="#fff" d={`M0 0h${qr.size}v${qr.size}H0z`} />
      <path fill="#000" d={qr.path} />
    </svg>
    <a href={url} className={linkLook}>
      Open the app on this device
    </a>
  </div>
);
