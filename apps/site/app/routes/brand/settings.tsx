import type { BrandSettings } from '@naya/contract/brands/entity';
import { weekDays } from '@naya/contract/constants';
import { minWorkingDays } from '@naya/contract/brands/working-days';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import { BrandForm } from './brand-form.tsx';
import { answerTo, type BrandAnswer } from './page.ts';
import { TickBoxes } from './tick-boxes.tsx';

type SettingsProps = { settings: BrandSettings; answer: BrandAnswer | undefined };

export function Settings({ settings, answer }: SettingsProps) {
  const { paused_until, working_days, people } = settings;
  const { values, errors = {} } = answerTo('settings', answer) ?? {};
  return (
    <BrandForm intent="settings" answer={answer} className="grid max-w-xl gap-8">
      <TickBoxes
        title="Who gets enquiries by mail"
        name="mail_to"
        boxes={people.map(({ id, name, email, gets_mail, joined }) => ({
          value: id,
          label: name || email,
          isTicked: gets_mail,
          ...(!joined && { remark: 'after the first sign-in' }),
        }))}
        typed={values}
      />
      <TickBoxes
        title="Your working days"
        hint={`At least ${minWorkingDays}. By them we count until when an answer is due. A change counts for enquiries that come after it.`}
        name="working_days"
        boxes={weekDays.map((day) => ({
          value: day,
          label: day,
          isTicked: working_days.includes(day),
        }))}
        typed={values}
        error={errors['working_days']}
      />
      <TextField
        label="Not taking partners until"
        hint="Shown on your listing. Empty means that you take partners."
        name="paused_until"
        type="date"
        defaultValue={values?.['paused_until'] ?? paused_until ?? ''}
        error={errors['paused_until']}
      />
      <Button type="submit" className="justify-self-start">
        Save
      </Button>
    </BrandForm>
  );
}
