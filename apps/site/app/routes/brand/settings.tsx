import type { BrandSettings } from '@naya/contract/brands/entity';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import { BrandForm } from './brand-form.tsx';
import type { BrandAnswer } from './page.ts';

type SettingsProps = { settings: BrandSettings; answer: BrandAnswer | undefined };

export function Settings({ settings: { paused_until, people }, answer }: SettingsProps) {
  return (
    <BrandForm intent="settings" answer={answer} className="grid max-w-xl gap-8">
      <fieldset>
        <legend className="text-xl font-bold">Who gets enquiries by mail</legend>
        <div className="mt-2 grid">
          {people.map(({ id, name, email, gets_mail, joined }) => (
            <label key={id} className="flex min-h-11 items-center gap-3 wrap-anywhere">
              <input
                type="checkbox"
                name="mail_to"
                value={id}
                defaultChecked={gets_mail}
                className="size-5 accent-sign"
              />
              {name || email}
              {!joined && <span className="text-ink-muted">after the first sign-in</span>}
            </label>
          ))}
        </div>
      </fieldset>
      <TextField
        label="Not taking partners until"
        hint="Shown on your listing. Empty means that you take partners."
        name="paused_until"
        type="date"
        defaultValue={answer?.values['paused_until'] ?? paused_until ?? ''}
        error={answer?.errors['paused_until']}
      />
      <Button type="submit" className="justify-self-start">
        Save
      </Button>
    </BrandForm>
  );
}
