import type { ListingQuestion } from '@naya/contract/brands/entity';
import { fieldsOfForm } from '@naya/contract/brands/listing-fields';
import { data } from 'react-router';
import { Button } from '../../components/button.tsx';
import { StateMessage } from '../../components/state-message.tsx';
import type { Route } from './+types/listing-answer';
import { callBrandApi, readAnswer } from './api.server.ts';
import { BrandForm, textsIn, UnsentToast, useAnswer } from './brand-form.tsx';
import { handleForm } from './handle-form.server.ts';
import { ListingSections, readListingFields } from './listing-form.tsx';
import { AnswerField, metaOf } from './pieces.tsx';

export { clientAction, shouldRevalidate } from './brand-form.tsx';
export { ErrorBoundary } from './pieces.tsx';

/** No question any more, once it has been answered or the listing decided. */
export async function loader(args: Route.LoaderArgs) {
  const path = `/listing-answers/${encodeURIComponent(args.params.token)}`;
  const answer = await callBrandApi(args, path);
  if (answer.status === 410) return data(null, { status: 410 });
  return readAnswer<ListingQuestion>(answer);
}

const readFields = readListingFields([...fieldsOfForm('texts'), ...fieldsOfForm('claims')]);

export const action = (args: Route.ActionArgs) =>
  handleForm(args, {
    'listing-answer': {
      path: '/listing-answers',
      body: (form) => ({
        ...readFields(form),
        token: textsIn(form, 'token')[0],
        text: textsIn(form, 'text')[0],
      }),
    },
  });

export const meta = metaOf('A question about your listing');

/** For the sender of a listing that is not public yet, who has no account: the mailed link opens it. */
export default function ListingAnswer({ params, loaderData: question }: Route.ComponentProps) {
  const answer = useAnswer('listing-answer');
  if (answer?.isDone) {
    return (
      <StateMessage
        level="h1"
        title="Thank you"
        text="Your answer is with us. We go on with our review and write to you."
      />
    );
  }
  if (!question) {
    return (
      <StateMessage
        level="h1"
        title="This question is closed"
        text="It has been answered, or the listing decided, since. We write to you about what comes next."
      />
    );
  }
  const { business_name, text, version, values, categories } = question;
  const sections = { live: values, shown: values, categories, answer };
  return (
    <>
      <h1 className="page-title wrap-anywhere">A question about {business_name}</h1>
      <blockquote className="my-6 max-w-2xl rounded-card border border-line bg-surface p-5 wrap-anywhere whitespace-pre-line">
        {text}
      </blockquote>
      <BrandForm key={version} intent="listing-answer">
        <input type="hidden" name="token" value={params.token} />
        <input type="hidden" name="version" value={version} />
        <AnswerField className="mb-8 max-w-2xl" />
        <h2 className="text-2xl font-bold">Correct your listing, where it needs it</h2>
        <ListingSections form="claims" {...sections} />
        <ListingSections form="texts" {...sections} />
        <Button type="submit" size="large">
          Send the answer
        </Button>
      </BrandForm>
      <UnsentToast />
    </>
  );
}
