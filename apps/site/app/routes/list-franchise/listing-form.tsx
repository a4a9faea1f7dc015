import { messages } from '@naya/contract/api/messages';
import { tidyPhone } from '@naya/contract/format/phone';
import { splitTags } from '@naya/contract/format/tags';
import { listFranchiseUrl, franchisesUrl } from '@naya/contract/urls';
import { RotateCcw } from 'lucide-react';
import { useRef, type SubmitEvent } from 'react';
import { Button } from '../../components/button.tsx';
import { Toast, ToastCorner } from '../../components/toast.tsx';
import type { SectionData } from '../../data/load.ts';
import { FormCard } from '../../forms/form-card.tsx';
import {
  FormAlert,
  readFormHints,
  Honeypot,
  useFocusOnErrors,
  PrivacyNote,
  type FormAnswer,
} from '../../forms/form.tsx';
import {
  FranchiseDetails,
  BasicInformation,
  CompanyInformation,
  Description,
} from './form-sections.tsx';
import type { Bind, ListingField } from './listing-fields.ts';
import { Media } from './media.tsx';
import { PlaceFields, StatePicker } from './place-fields.tsx';
import { isBlank, useDraft } from './use-draft.ts';
import { useLiveErrors } from './use-live-errors.ts';
import { useListingCorrection, useSubmission, type Phase, type Outcome } from './use-submission.ts';

type ListingFormProps = {
  categories: SectionData<string[]>;
  answer: FormAnswer<ListingField> | undefined;
};

export function ListingForm({ categories, answer }: ListingFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { draft, change, clear, undo } = useDraft(form, answer?.values);
  const submission = useSubmission(draft, answer);
  const { errors, recheck, clearErrors } = useLiveErrors(submission.found);
  useFocusOnErrors(form, submission.found);
  useListingCorrection(draft, (refused, found) => {
    change(refused);
    submission.setFound(found);
  });

  const set = (field: ListingField, value: string) => {
    change({ values: { ...draft.values, [field]: value } });
    void recheck(field, value);
  };
  const bind: Bind = (field) => ({
    name: field,
    value: draft.values[field],
    error: errors[field],
    onChange: ({ currentTarget: { value } }) =>
      set(field, field === 'phone' ? tidyPhone(value) : value),
  });
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    submission.send(readFormHints(event.currentTarget));
  };

  return (
    <>
      <ListingToast outcome={submission.outcome} onClose={submission.closeToast} />
      <FormCard className="mt-8">
        <form
          ref={form}
          method="post"
          action={listFranchiseUrl}
          encType="multipart/form-data"
          noValidate
          onSubmit={send}
          aria-label="Franchise listing"
          className="p-5 sm:p-8"
        >
          <FormAlert errors={errors} message={answer?.message} />
          <Honeypot />
          <BasicInformation bind={bind} />
          <CompanyInformation bind={bind}>
            <StatePicker
              selected={splitTags(draft.values.operatingstates)}
              error={errors['operatingstates']}
              onChange={(states) => set('operatingstates', states.join(','))}
            />
            <PlaceFields bind={bind} onChange={set} />
          </CompanyInformation>
          <FranchiseDetails
            bind={bind}
            categories={categories}
            onNotIncluded={(parts) => set('costs_not_included', parts.join(','))}
          />
          <Media
            logo={draft.logo}
            images={draft.images}
            errors={errors}
            hasLostFiles={Boolean(answer?.values)}
            onChange={(pictures) => {
              change(pictures);
              clearErrors(pictures.images ? 'image' : 'logo');
            }}
          />
          <Description bind={bind} />
          <FormFooter
            phase={submission.phase}
            progress={submission.progress}
            onClear={isBlank(draft) ? null : clear}
            onUndo={undo}
          />
        </form>
      </FormCard>
    </>
  );
}

type FormFooterProps = {
  phase: Phase;
  progress: number;
  onClear: (() => void) | null;
  onUndo: (() => void) | null;
};

function FormFooter({ phase, progress, onClear, onUndo }: FormFooterProps) {
  const isSending = phase === 'sending';
  return (
    <div className="border-t border-line pt-8">
      <PrivacyNote>
        We collect your contact details to talk to you about this listing; the company, its figures,
        description and pictures are published once we have reviewed them.
      </PrivacyNote>
      <p className="mt-2 text-sm text-ink-muted noscript:hidden">
        Until you submit or clear it, what you fill in is kept in this browser only.
      </p>
      {isSending && (
        <label className="tabular mt-6 block text-sm font-semibold">
          {progress < 1 ? `Uploading ${Math.floor(progress * 100)}%` : 'Uploaded, being checked'}
          <progress value={progress} className="mt-1 block h-2 w-full accent-sign" />
        </label>
      )}
      <div className="mt-6 flex flex-wrap items-center justify-end gap-3">
        <output className="flex items-center gap-3 empty:hidden sm:mr-auto">
          {onUndo && (
            <>
              Form cleared.
              <Button look="quiet" onClick={onUndo}>
                <RotateCcw aria-hidden size={18} />
                Undo
              </Button>
            </>
          )}
        </output>
        <Button
          look="outline"
          size="large"
          disabled={!onClear || isSending}
          onClick={onClear ?? undefined}
          className="max-sm:flex-1 noscript:hidden"
        >
          Clear form
        </Button>
        <Button
          type="submit"
          size="large"
          disabled={phase !== 'editing'}
          className="max-sm:order-first max-sm:w-full"
        >
          {isSending ? 'Submitting...' : 'Submit Listing'}
        </Button>
      </div>
    </div>
  );
}

type ListingToastProps = { outcome: Outcome | null; onClose: () => void };

function ListingToast({ outcome, onClose }: ListingToastProps) {
  return (
    <ToastCorner>
      {outcome && (
        <Toast look={outcome} closeUrl={listFranchiseUrl} onClose={onClose}>
          {outcome === 'success' ? messages.listingSent : messages.listingFailed}
          {outcome === 'success' && (
            <a href={franchisesUrl()} className="hidden text-sign underline noscript:block">
              See all franchises
            </a>
          )}
        </Toast>
      )}
    </ToastCorner>
  );
}
