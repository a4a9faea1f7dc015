import type { BrandSettings } from '@naya/contract/brands/entity';
import { brandSettingsUrl } from '@naya/contract/brands/urls';
import { minWorkingDays } from '@naya/contract/brands/working-days';
import { weekDays } from '@naya/contract/constants';
import { useId } from 'react';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { FieldError, TextField } from '../../components/field.tsx';
import type { Route } from './+types/settings';
import { readFromBrandApi, requireBrand, sessionContext } from './api.server.ts';
import {
  BrandForm,
  textsIn,
  UnsentToast,
  useAnswer,
  valuesOf,
  type Values,
} from './brand-form.tsx';
import { handleForm } from './handle-form.server.ts';

export { clientAction } from './brand-form.tsx';
export { ErrorBoundary } from './pieces.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { id, role } = requireBrand(args);
  const personId = args.context.get(sessionContext).person.id;
  const settings = await readFromBrandApi<BrandSettings>(args, `/brands/${id}/settings`);
  return { ...settings, isOwner: role === 'owner', personId };
}

export function action(args: Route.ActionArgs) {
  const { brand } = args.params;
  return handleForm(args, {
    settings: {
      path: `/brands/${brand}/settings`,
      // Boxes that share a name come as a list.
      body: (form) => ({
        ...valuesOf(form),
        mail_to: textsIn(form, 'mail_to'),
        working_days: textsIn(form, 'working_days'),
      }),
      next: brandSettingsUrl(brand),
    },
  });
}

export default function Settings({ loaderData }: Route.ComponentProps) {
  const { paused_until, working_days, people, isOwner, personId } = loaderData;
  const { values, errors = {} } = useAnswer('settings') ?? {};
  return (
    <>
      <BrandForm intent="settings" className="grid max-w-xl gap-8">
        <TickBoxes
          title="Who gets enquiries by mail"
          {...(!isOwner && {
            hint: 'Your own choice; an owner sees those of the others.',
          })}
          name="mail_to"
          boxes={(isOwner ? people : people.filter(({ id }) => id === personId)).map(
            ({ id, name, email, gets_mail }) => ({
              value: id,
              label: name || email,
              isTicked: gets_mail,
            }),
          )}
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
          hint="Shown on your listing. Until then no enquiry reaches you: we keep them, and ask their senders when you open again. What came before keeps its time to answer. Empty means that you take partners."
          name="paused_until"
          type="date"
          defaultValue={values?.['paused_until'] ?? paused_until ?? ''}
          error={errors['paused_until']}
        />
        <Button type="submit" className="justify-self-start">
          Save
        </Button>
      </BrandForm>
      <UnsentToast />
    </>
  );
}

type Box = { value: string; label: string; isTicked: boolean };
type TickBoxesProps = {
  title: string;
  hint?: string;
  name: string;
  boxes: Box[];
  /** Values sent and refused, in the place of the stored ones. */
  typed: Values | undefined;
  error?: string | undefined;
};

/** Boxes that share a name; the form sends those that are ticked. */
function TickBoxes({ title, hint, name, boxes, typed, error }: TickBoxesProps) {
  const id = useId();
  const sent = typed && (typed[name] ?? '').split('\n');
  return (
    <fieldset aria-describedby={hint || error ? id : undefined}>
      <legend className="text-xl font-bold">{title}</legend>
      <div id={id}>
        {hint && <p className="mt-1 text-ink-muted">{hint}</p>}
        <FieldError>{error}</FieldError>
      </div>
      <div className="mt-2 grid">
        {boxes.map(({ value, label, isTicked }) => (
          <Checkbox
            key={value}
            name={name}
            value={value}
            defaultChecked={sent ? sent.includes(value) : isTicked}
            labelClass="wrap-anywhere"
          >
            {label}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
