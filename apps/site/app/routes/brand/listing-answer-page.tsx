import type { ListingQuestion } from '@naya/contract/brands/entity';
import { Button } from '../../components/button.tsx';
import { StateMessage } from '../../components/state-message.tsx';
import { AnswerField } from './answer-field.tsx';
import { BrandForm } from './brand-form.tsx';
import { ListingSections } from './listing-sections.tsx';
import { answerTo, type BrandAnswer } from './page.ts';

type Props = { token: string; question: ListingQuestion; answer: BrandAnswer | undefined };

/** For the sender of a listing that is not public yet, who has no account: the mailed link opens it. */
export function ListingAnswerPage({ token, question, answer }: Props) {
  if (answer?.isDone) {
    return (
      <StateMessage
        level="h1"
        title="Thank you"
        text="Your answer is with us. We go on with our review and write to you."
      />
    );
  }
  const { business_name, text, version, values, categories } = question;
  const own = answerTo('listing-answer', answer);
  const sections = { live: values, shown: values, categories, answer: own };
  return (
    <>
      <h1 className="page-title wrap-anywhere">A question about {business_name}</h1>
      <blockquote className="my-6 max-w-2xl rounded-card border border-line bg-surface p-5 wrap-anywhere whitespace-pre-line">
        {text}
      </blockquote>
      <BrandForm key={version} intent="listing-answer" answer={answer}>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="version" value={version} />
        <AnswerField answer={answer} className="mb-8 max-w-2xl" />
        <h2 className="text-2xl font-bold">Correct your listing, where it needs it</h2>
        <ListingSections form="claims" {...sections} />
        <ListingSections form="texts" {...sections} />
        <Button type="submit" size="large">
          Send the answer
        </Button>
      </BrandForm>
    </>
  );
}
