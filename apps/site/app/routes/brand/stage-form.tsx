import type { BrandEnquiryDetail } from '@naya/contract/brands/entity';
import { brandStageLabels, brandStages } from '@naya/contract/brands/stages';
import { textLimits } from '@naya/contract/submissions/limits';
import { Button } from '../../components/button.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import { BrandForm } from './brand-form.tsx';
import type { BrandAnswer } from './page.ts';

type StageProps = { enquiry: BrandEnquiryDetail; answer: BrandAnswer | undefined };

export function StageForm({ enquiry, answer }: StageProps) {
  if (enquiry.erased) return null;
  const { values = {}, errors = {} } = answer ?? {};
  return (
    <BrandForm
      intent="stage"
      answer={answer}
      className="mt-8 grid items-end gap-4 border-t border-line pt-6 sm:grid-cols-2"
    >
      <SelectField
        key={enquiry.stage}
        label="How far are you?"
        name="stage"
        choices={brandStages.map((stage) => ({ value: stage, label: brandStageLabels[stage] }))}
        defaultValue={values['stage'] ?? enquiry.stage}
      />
      <TextField
        label="Why not, if it is not a fit"
        name="reason"
        maxLength={textLimits.line}
        defaultValue={values['reason'] ?? enquiry.reason ?? ''}
        error={errors['reason']}
      />
      <Button type="submit" look="outline" className="justify-self-start">
        Save
      </Button>
    </BrandForm>
  );
}
