import type { BrandEnquiryDetail } from '@naya/contract/brands/entity';
import { textLimits } from '@naya/contract/submissions/limits';
import { Button } from '../../components/button.tsx';
import { TextArea } from '../../components/field.tsx';
import { BrandForm } from './brand-form.tsx';
import type { BrandAnswer } from './page.ts';

type AnswerProps = { enquiry: BrandEnquiryDetail; answer: BrandAnswer | undefined };

/** By a mail through us, or by the brand's own means, with a word on how. The key empties the fields after a send. */
export function AnswerForms({ enquiry: { email, messages }, answer }: AnswerProps) {
  const { values = {}, errors = {} } = answer ?? {};
  return (
    <div key={messages.length} className="mt-4 grid gap-8">
      {email ? (
        <BrandForm intent="reply" answer={answer} className="grid gap-4">
          <TextArea
            label="Write to the investor"
            hint="We mail it. Their answer goes to your own mailbox."
            name="text"
            rows={6}
            required
            maxLength={textLimits.text}
            defaultValue={values['text']}
            error={errors['text']}
          />
          <Button type="submit" size="large" className="justify-self-start">
            Send the answer
          </Button>
        </BrandForm>
      ) : (
        <p className="text-ink-muted">No e-mail address was given. Please call.</p>
      )}
      <BrandForm intent="answered" answer={answer} className="grid gap-4">
        <TextArea
          label="Answered by your own means?"
          hint="Say how, for your people. A week later we ask the investor whether you answered."
          name="note"
          rows={2}
          required
          maxLength={textLimits.text}
          defaultValue={values['note']}
          error={errors['note']}
        />
        <Button type="submit" look="outline" className="justify-self-start">
          Mark as answered
        </Button>
      </BrandForm>
    </div>
  );
}
