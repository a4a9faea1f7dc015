import { brandHomeUrl } from '@naya/contract/brands/urls';
import { Button } from '../../components/button.tsx';
import type { Route } from './+types/second-factor';
import { requireNoSession } from './api.server.ts';
import { BrandForm, UnsentToast } from './brand-form.tsx';
import { handleForm } from './handle-form.server.ts';
import { CodeField, metaOf } from './pieces.tsx';

export { clientAction } from './brand-form.tsx';
export { ErrorBoundary } from './pieces.tsx';

export const loader = requireNoSession;

export const action = (args: Route.ActionArgs) =>
  handleForm(args, {
    'second-factor': { path: '/sign-in/second-factor', next: brandHomeUrl },
  });

const title = 'Your second factor';
export const meta = metaOf(title);

/** Between the mailed link or code and the brand's pages, for those who have a second factor. */
export default function SecondFactor() {
  return (
    <div className="mx-auto max-w-md">
      <h1 className="page-title">{title}</h1>
      <BrandForm intent="second-factor" className="mt-6 grid gap-5">
        <CodeField intent="second-factor" label="Code" />
        <Button type="submit" size="large">
          Sign in
        </Button>
      </BrandForm>
      <p className="mt-4 text-ink-muted">
        Lost the app and the backup codes? Write to us: we ask some questions and reset it.
      </p>
      <UnsentToast />
    </div>
  );
}
