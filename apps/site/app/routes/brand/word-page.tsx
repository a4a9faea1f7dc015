import { investorWordLabels, type InvestorWord } from '@naya/contract/brands/stages';
import { franchisesUrl } from '@naya/contract/urls';
import { Button, LinkButton } from '../../components/button.tsx';
import { StateMessage } from '../../components/state-message.tsx';
import { BrandForm } from './brand-form.tsx';
import type { BrandAnswer } from './page.ts';

type WordProps = {
  business_name: string;
  token: string;
  word: InvestorWord;
  answer: BrandAnswer | undefined;
};

/** Mail programs open links ahead of their readers: only the button counts. */
export function WordPage({ business_name, token, word, answer }: WordProps) {
  if (answer?.isDone) {
    return (
      <StateMessage level="h1" title="Thank you" text="It helps the next investor.">
        <LinkButton to={franchisesUrl()}>See franchises</LinkButton>
      </StateMessage>
    );
  }
  return (
    <StateMessage level="h1" title={`Did ${business_name} answer you?`}>
      <BrandForm intent="word" answer={answer}>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="word" value={word} />
        <Button type="submit" size="large">
          {investorWordLabels[word]}
        </Button>
      </BrandForm>
    </StateMessage>
  );
}
