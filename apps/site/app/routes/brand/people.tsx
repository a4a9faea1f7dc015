import type { BrandPeople } from '@naya/contract/brands/entity';
import { textLimits } from '@naya/contract/forms/limits';
import { brandHomeUrl, brandPeopleUrl } from '@naya/contract/brands/urls';
import { Button } from '../../components/button.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import type { Route } from './+types/people';
import { readFromBrandApi, requireBrand, sessionContext } from './api.server.ts';
import { BrandForm, UnsentToast, useAnswer } from './brand-form.tsx';
import { handleForm } from './handle-form.server.ts';
import { ListRow } from './pieces.tsx';

export { clientAction } from './brand-form.tsx';
export { ErrorBoundary } from './pieces.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { id, role } = requireBrand(args);
  const personId = args.context.get(sessionContext).person.id;
  const people = await readFromBrandApi<BrandPeople>(args, `/brands/${id}/people`);
  return { ...people, isOwner: role === 'owner', personId };
}

export function action(args: Route.ActionArgs) {
  const { brand } = args.params;
  const next = brandPeopleUrl(brand);
  return handleForm(args, {
    invite: { path: `/brands/${brand}/people`, next },
    'remove-person': { path: `/brands/${brand}/people/remove`, next },
    leave: { path: `/brands/${brand}/leave`, next: brandHomeUrl },
  });
}

export default function People({ loaderData }: Route.ComponentProps) {
  const { data, invited, isOwner, personId } = loaderData;
  const button = (intent: string, label: string, row?: { person: string }) => (
    <BrandForm intent={intent} {...(row && { row })}>
      <Button type="submit" look="outline">
        {label}
      </Button>
    </BrandForm>
  );
  return (
    <div className="grid max-w-2xl gap-10">
      <ul className="grid gap-3">
        {data.map(({ id, name, email, role }) => (
          <ListRow key={id} title={name || email} note={`${email} · ${role}`}>
            {id === personId
              ? button('leave', 'Leave')
              : isOwner && button('remove-person', 'Remove', { person: id })}
          </ListRow>
        ))}
        {invited.map(({ id, name, email, role }) => (
          <ListRow
            key={id}
            title={name || email}
            note={`${email} · ${role} · invited, has not accepted yet`}
          >
            {isOwner && button('remove-person', 'Withdraw', { person: id })}
          </ListRow>
        ))}
      </ul>
      {isOwner && <Invite />}
      <UnsentToast />
    </div>
  );
}

function Invite() {
  const { values = {}, errors = {} } = useAnswer('invite') ?? {};
  return (
    <section aria-labelledby="invite">
      <h2 id="invite" className="text-2xl font-bold">
        Invite somebody
      </h2>
      <BrandForm intent="invite" className="mt-4 grid gap-4 sm:grid-cols-2">
        <TextField
          label="E-mail address"
          name="email"
          type="email"
          required
          maxLength={textLimits.email}
          defaultValue={values['email']}
          error={errors['email']}
          className="sm:col-span-2"
        />
        <TextField
          label="Name"
          name="name"
          maxLength={textLimits.line}
          defaultValue={values['name']}
          error={errors['name']}
        />
        <SelectField
          label="Role"
          name="role"
          choices={[
            { value: 'member', label: 'Member: enquiries and listing' },
            { value: 'owner', label: 'Owner: people too' },
          ]}
          defaultValue={values['role'] ?? 'member'}
        />
        <Button type="submit" className="justify-self-start sm:col-span-2">
          Invite
        </Button>
      </BrandForm>
    </section>
  );
}
