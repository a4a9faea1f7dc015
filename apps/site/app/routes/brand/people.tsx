import type { BrandPerson } from '@naya/contract/brands/entity';
import { textLimits } from '@naya/contract/submissions/limits';
import { Button } from '../../components/button.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import { BrandForm } from './brand-form.tsx';
import { ListRow } from './list-row.tsx';
import type { BrandAnswer, BrandPageBase } from './page.ts';

type PeopleProps = BrandPageBase & { people: BrandPerson[]; answer: BrandAnswer | undefined };

export function People({ brand, people, answer }: PeopleProps) {
  const isOwner = brand.role === 'owner';
  return (
    <div className="grid max-w-2xl gap-10">
      <ul className="grid gap-3">
        {people.map((person) => (
          <ListRow
            key={person.id}
            title={person.name || person.email}
            note={`${person.email} · ${person.role}${person.joined ? '' : ' · invited, has not signed in yet'}`}
          >
            {isOwner && (
              <BrandForm intent="remove-person" answer={answer} row={{ person: person.id }}>
                <Button type="submit" look="outline">
                  Remove
                </Button>
              </BrandForm>
            )}
          </ListRow>
        ))}
      </ul>
      {isOwner && <Invite answer={answer} />}
    </div>
  );
}

function Invite({ answer }: { answer: BrandAnswer | undefined }) {
  const { values = {}, errors = {} } = answer ?? {};
  return (
    <section aria-labelledby="invite">
      <h2 id="invite" className="text-2xl font-bold">
        Invite somebody
      </h2>
      <BrandForm intent="invite" answer={answer} className="mt-4 grid gap-4 sm:grid-cols-2">
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
