import type { BrandPaper } from '@naya/contract/brands/entity';
import { formatDate } from '@naya/contract/format/date';
import { documentKinds } from '@naya/contract/franchises/checks';
import { Button } from '../../components/button.tsx';
import { Field, SelectField } from '../../components/field.tsx';
import { BrandForm } from './brand-form.tsx';
import { fileLook } from './link-look.ts';
import { ListRow } from './list-row.tsx';
import type { BrandAnswer } from './page.ts';

type PapersProps = { papers: BrandPaper[]; answer: BrandAnswer | undefined };

/** Papers by which operators check a brand. Nobody else opens them. */
export function PapersPage({ papers, answer }: PapersProps) {
  const { values = {}, errors = {} } = answer ?? {};
  return (
    <div className="grid max-w-2xl gap-8">
      <p className="text-ink-muted">
        With papers we can say on your listing what we have seen. Only we open them: visitors see
        the kind and the day, never the paper.
      </p>
      {papers.length > 0 && (
        <ul className="grid gap-3">
          {papers.map(({ id, detail, name, created_at }) => (
            <ListRow key={id} title={detail} note={`${name} · ${formatDate(created_at)}`}>
              <BrandForm intent="remove-paper" answer={answer} row={{ paper: id }}>
                <Button type="submit" look="outline">
                  Remove
                </Button>
              </BrandForm>
            </ListRow>
          ))}
        </ul>
      )}
      <BrandForm key={papers.length} intent="paper" answer={answer} hasFiles className="grid gap-4">
        <h2 className="text-2xl font-bold">Send a paper</h2>
        <SelectField
          label="What it is"
          name="detail"
          choices={documentKinds}
          defaultValue={values['detail']}
          error={errors['detail'] ?? null}
        />
        <Field
          label="File"
          hint="A PDF or a picture, at most 10 MB."
          error={errors['file'] ?? null}
        >
          {(control) => (
            <input type="file" name="file" required {...control} className={fileLook} />
          )}
        </Field>
        <Button type="submit" className="justify-self-start">
          Send
        </Button>
      </BrandForm>
    </div>
  );
}
