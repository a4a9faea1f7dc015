import { investmentRanges } from '@naya/contract/choices';
import { capitaliseFirst } from '@naya/contract/format/text';
import { textLimits } from '@naya/contract/forms/limits';
import type { InvestorRegistration } from '@naya/contract/submissions/investor';
import { homeUrl, joinInvestorUrl } from '@naya/contract/urls';
import { CircleCheck } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { Button, LinkButton } from '../../components/button.tsx';
import { SelectField, TextArea, TextField } from '../../components/field.tsx';
import type { SectionData } from '../../data/load.ts';
import { CategorySelect } from '../../forms/category-select.tsx';
import { FormCard } from '../../forms/form-card.tsx';
import {
  bindFields,
  FormAlert,
  Honeypot,
  PrivacyNote,
  type FormAnswer,
} from '../../forms/form.tsx';
import { NameEmailPhone } from '../../forms/name-email-phone.tsx';
import { textsOf } from '../../forms/texts-of.ts';
import { isUntouched } from '../../forms/use-correction.ts';
import { useOutboxForm } from '../../forms/use-outbox-form.ts';
import { noticeState, type Notice } from '../../frame/notices.ts';

export const investorFields = [
  'name',
  'email',
  'phone',
  'location',
  'investmentRange',
  'preferredIndustry',
  'experience',
] as const satisfies (keyof InvestorRegistration)[];

type InvestorField = (typeof investorFields)[number];

/** The notice by which the home page greets: only these three fields of the form go along. */
function registeredNotice(fields: FormData): Notice {
  const preferences = textsOf(fields, ['location', 'investmentRange', 'preferredIndustry']);
  return { kind: 'registered', ...preferences } as Notice;
}

type InvestorFormProps = {
  categories: SectionData<string[]>;
  answer: FormAnswer<InvestorField> | undefined;
};

export function InvestorForm({ categories, answer }: InvestorFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { key, values, errors, message, isSending, send } = useOutboxForm(form, {
    kind: 'investor',
    pageUrl: joinInvestorUrl,
    answer,
    isUntouched,
    readPayload: (fields) => textsOf(fields, investorFields),
    readErrors: (refused) => refused,
    failure: null,
    onReceipt: async (receipt, fields) => {
      window.alert(receipt.message);
      const sent = fields ?? new FormData(form.current ?? undefined);
      await navigate(homeUrl, noticeState(registeredNotice(sent)));
    },
  });
  const bind = bindFields(values, errors);
  if (answer?.receipt) return <Registered message={answer.receipt.message} />;

  return (
    <FormCard className="mt-8">
      <form
        ref={form}
        key={key}
        method="post"
        action={joinInvestorUrl}
        onSubmit={send}
        aria-label="Investor registration"
        className="p-5 sm:p-8"
      >
        <FormAlert errors={errors} message={message} />
        <Honeypot />
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          <NameEmailPhone bind={bind} nameLabel="Full Name" />
          <TextField
            label="Preferred Location"
            required
            maxLength={textLimits.line}
            autoComplete="address-level2"
            placeholder="City or state"
            {...bind('location')}
          />
          <SelectField
            label="Investment Range"
            required
            placeholder="Select a range"
            choices={investmentRanges}
            {...bind('investmentRange')}
          />
          <CategorySelect
            of={categories}
            placeholder="Select an industry"
            labelOf={capitaliseFirst}
            label="Preferred Industry"
            required
            {...bind('preferredIndustry')}
          />
          <TextArea
            label="Business Experience"
            maxLength={textLimits.text}
            hint="Optional. A few words on what you have run or managed so far."
            className="sm:col-span-full"
            {...bind('experience')}
          />
        </div>
        <div className="mt-6">
          <PrivacyNote>
            Our team reads it, and no brand does. We keep your name, contact details and preferences
            to tell you about franchises that fit.
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

/** Confirms the registration to a visitor without JavaScript, in place of the alert. */
function Registered({ message }: { message: string }) {
  return (
    <div role="alert" className="mt-8 rounded-card border border-line bg-surface p-8 text-center">
      <CircleCheck aria-hidden size={56} className="mx-auto text-leaf" />
      <p className="mt-4 text-2xl font-bold">{message}</p>
      <LinkButton to={homeUrl} className="mt-6">
        Go to home
      </LinkButton>
    </div>
  );
}
