import { browserName } from '@naya/contract/accounts/browser-name';
import type { OpenSession } from '@naya/contract/accounts/sessions';
import type { BrandSession } from '@naya/contract/brands/entity';
import { formatDateTime } from '@naya/contract/format/date';
import { textLimits } from '@naya/contract/submissions/limits';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import { BrandForm } from './brand-form.tsx';
import { ListRow } from './list-row.tsx';
import type { BrandAnswer } from './page.ts';
import { SecondFactor } from './second-factor.tsx';

type AccountProps = {
  session: BrandSession;
  sessions: OpenSession[];
  answer: BrandAnswer | undefined;
};

export function Account({ session: { person, second_factor }, sessions, answer }: AccountProps) {
  return (
    <div className="grid max-w-2xl gap-10">
      <BrandForm intent="name" answer={answer} className="grid gap-4">
        <p className="wrap-anywhere">
          You sign in with <strong>{person.email}</strong>.
        </p>
        <TextField
          label="Your name"
          name="name"
          autoComplete="name"
          required
          maxLength={textLimits.line}
          defaultValue={person.name}
          error={answer?.errors['name']}
        />
        <Button type="submit" className="justify-self-start">
          Save
        </Button>
      </BrandForm>
      <SecondFactor isOn={second_factor} answer={answer} />
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
                <BrandForm intent="close-session" answer={answer} row={{ session: id }}>
                  <Button type="submit" look="outline">
                    Sign out there
                  </Button>
                </BrandForm>
              )}
            </ListRow>
          ))}
        </ul>
      </section>
    </div>
  );
}
