import type { BrandDocument } from '@naya/contract/brands/entity';
import { formatDate } from '@naya/contract/format/date';
import { documentKinds } from '@naya/contract/franchises/checks';
import { brandDocumentsUrl } from '@naya/contract/brands/urls';
import { Button } from '../../components/button.tsx';
import { Field, SelectField } from '../../components/field.tsx';
import type { Route } from './+types/documents';
import { readFromBrandApi } from './api.server.ts';
import { BrandForm, UnsentToast, useAnswer } from './brand-form.tsx';
import type { BrandPageHandle } from './brand-layout.tsx';
import { handleForm } from './handle-form.server.ts';
import { fileLook, ListRow } from './pieces.tsx';

export { clientAction } from './brand-form.tsx';
export { ErrorBoundary } from './pieces.tsx';

export async function loader(args: Route.LoaderArgs) {
  const path = `/brands/${args.params.brand}/papers`;
  const { data: documents } = await readFromBrandApi<{ data: BrandDocument[] }>(args, path);
  return documents;
}

export function action(args: Route.ActionArgs) {
  const { brand } = args.params;
  const next = brandDocumentsUrl(brand);
  const steps = {
    paper: {
      path: `/brands/${brand}/papers`,
      body: (form: FormData) => form,
      next,
    },
    'remove-paper': { path: `/brands/${brand}/papers/remove`, next },
  };
  return handleForm(args, steps, 'pictures');
}

export const handle: BrandPageHandle = { below: 'Listing' };

/** Operators check a brand by these documents. Nobody else opens them. */
export default function Documents({ loaderData: documents }: Route.ComponentProps) {
  const { values = {}, errors = {} } = useAnswer('paper') ?? {};
  return (
    <div className="grid max-w-2xl gap-8">
      <p className="text-ink-muted">
        With papers we can say on your listing what we have seen. Only we open them: visitors see
        the kind and the day, never the paper.
      </p>
      {documents.length > 0 && (
        <ul className="grid gap-3">
          {documents.map(({ id, detail, name, created_at }) => (
            <ListRow key={id} title={detail} note={`${name} · ${formatDate(created_at)}`}>
              <BrandForm intent="remove-paper" row={{ paper: id }}>
                <Button type="submit" look="outline">
                  Remove
                </Button>
              </BrandForm>
            </ListRow>
          ))}
        </ul>
      )}
      <BrandForm key={documents.length} intent="paper" hasFiles className="grid gap-4">
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
      <UnsentToast />
    </div>
  );
}
