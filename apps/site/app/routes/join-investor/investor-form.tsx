import { textLimits } from '@naya/contract/submissions/limits';
import { requiredMessages } from '@naya/contract/submissions/required';
import { investmentRanges } from '@naya/contract/submissions/choices';
import { capitaliseFirst } from '@naya/contract/format/text';
import { homeUrl, joinInvestorUrl } from '@naya/contract/urls';
import { useRef, type SubmitEvent } from 'react';
import { Button, LinkButton } from '../../components/button.tsx';
import { SelectField, TextArea, TextField } from '../../components/field.tsx';
import type { SectionData } from '../../data/load.ts';
import { CategorySelect } from '../../forms/category-select.tsx';
import { emailPattern } from '@naya/contract/submissions/email-pattern';
import { FormAlert } from '../../forms/form-alert.tsx';
import type { FormAnswer } from '../../forms/form-answer.ts';
import { FormCard } from '../../forms/form-card.tsx';
import { Honeypot } from '../../forms/honeypot.tsx';
import { PrivacyNote } from '../../forms/privacy-note.tsx';
import { useFormCheck } from '../../forms/use-form-check.ts';
import type { InvestorField } from './investor-fields.ts';
import { Registered } from './registered.tsx';
import { useRegistration } from './use-registration.ts';

type InvestorFormProps = {
  categories: SectionData<string[]>;
  answer: FormAnswer<InvestorField> | undefined;
};

export function InvestorForm({ categories, answer }: InvestorFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const registration = useRegistration(form, answer);
  const { values, message, isSending, key } = registration;
  const { errors, check, recheck } = useFormCheck(
    form,
    requiredMessages.investor,
    registration.errors,
  );
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (check()) registration.register(event);
  };
  if (answer?.receipt) return <Registered message={answer.receipt.message} />;

  return (
    <FormCard className="mt-8">
      <form
        ref={form}
        key={key}
        method="post"
        action={joinInvestorUrl}
        onSubmit={send}
        onChange={recheck}
        aria-label="Investor registration"
        className="p-5 sm:p-8"
      >
        <FormAlert errors={errors} message={message} />
        <Honeypot />
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          <TextField
            label="Full Name"
            name="name"
            required
            maxLength={textLimits.line}
            autoComplete="name"
            defaultValue={values?.name}
            error={errors['name']}
          />
          <TextField
            label="Email"
            name="email"
            type="email"
            required
            maxLength={textLimits.email}
            pattern={emailPattern}
            autoComplete="email"
            defaultValue={values?.email}
            error={errors['email']}
          />
          <TextField
            label="Phone"
            name="phone"
            type="tel"
            required
            maxLength={textLimits.line}
            autoComplete="tel"
            defaultValue={values?.phone}
            error={errors['phone']}
          />
          <TextField
            label="Preferred Location"
            name="location"
            required
            maxLength={textLimits.line}
            autoComplete="address-level2"
            placeholder="City or state"
            defaultValue={values?.location}
            error={errors['location']}
          />
          <SelectField
            label="Investment Range"
            name="investmentRange"
            required
            defaultValue={values?.investmentRange ?? ''}
            error={errors['investmentRange']}
          >
            <option value="">Select a range</option>
            {investmentRanges.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <CategorySelect
            of={categories}
            placeholder="Select an industry"
            labelOf={capitaliseFirst}
            label="Preferred Industry"
            name="preferredIndustry"
            required
            defaultValue={values?.preferredIndustry ?? ''}
            error={errors['preferredIndustry']}
          />
          <TextArea
            label="Business Experience"
            name="experience"
            maxLength={textLimits.text}
            hint="Optional. A few words on what you have run or managed so far."
            defaultValue={values?.experience}
            error={errors['experience']}
            className="sm:col-span-full"
          />
        </div>
        <div className="mt-6">
          <PrivacyNote>
            We keep your name, contact details and preferences to tell you about franchises that
            fit.
          </PrivacyNote>
        </div>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <LinkButton to={homeUrl} look="outline" size="large" className="max-sm:flex-1">
            Cancel
          </LinkButton>
          <Button type="submit" size="large" disabled={isSending} className="max-sm:flex-1">
            {isSending ? 'Registering...' : 'Register'}
          </Button>
        </div>
      </form>
    </FormCard>
  );
}
