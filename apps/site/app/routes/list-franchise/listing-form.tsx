import { splitTags } from '@naya/contract/format/tags';
import { listFranchiseUrl } from '@naya/contract/urls';
import { useRef, type SubmitEvent } from 'react';
import type { SectionData } from '../../data/load.ts';
import { FormAlert } from '../../forms/form-alert.tsx';
import { FormCard } from '../../forms/form-card.tsx';
import type { FormAnswer } from '../../forms/form-answer.ts';
import { readFormHints } from '../../forms/form-hints.ts';
import { Honeypot } from '../../forms/honeypot.tsx';
import { useFocusOnErrors } from '../../forms/use-focus-on-errors.ts';
import type { Bind } from './bind.ts';
import { FormFooter } from './form-footer.tsx';
import { FranchiseDetails } from './franchise-details.tsx';
import type { ListingField } from './listing-fields.ts';
import { ListingToast } from './listing-toast.tsx';
import { Media } from './media.tsx';
import { PlaceFields } from './place-fields.tsx';
import { StatePicker } from './state-picker.tsx';
import { BasicInformation, CompanyInformation, Description } from './text-sections.tsx';
import { isBlank, useDraft } from './use-draft.ts';
import { useListingCorrection } from './use-listing-correction.ts';
import { useLiveErrors } from './use-live-errors.ts';
import { useSubmission } from './use-submission.ts';

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
    onChange: (event) => set(field, event.currentTarget.value),
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
