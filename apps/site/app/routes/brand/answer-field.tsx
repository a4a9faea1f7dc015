import { textLimits } from '@naya/contract/submissions/limits';
import { TextArea } from '../../components/field.tsx';
import type { BrandAnswer } from './page.ts';

type Props = { answer: BrandAnswer | undefined; className?: string };

/** The answer to a question of ours about the listing. */
export const AnswerField = ({ answer, className }: Props) => (
  <TextArea
    label="Your answer"
    name="text"
    required
    maxLength={textLimits.text}
    defaultValue={answer?.values['text']}
    error={answer?.errors['text'] ?? null}
    className={className}
  />
);
