import { dataLinkDays } from '@naya/contract/constants';
import { homeUrl } from '@naya/contract/urls';
import { Form } from 'react-router';
import { Button, LinkButton } from '../../components/button.tsx';
import { StateMessage } from '../../components/state-message.tsx';

/** Tells the form that asks for a new link from the one that erases. */
export const newLinkParam = 'new-link';

/** A new link goes by mail only, to the e-mail of the old one: whoever found that one learns nothing. */
export function ExpiredLink({ isAsked }: { isAsked: boolean | undefined }) {
  if (isAsked) {
    return (
      <StateMessage
        level="h1"
        title="Please look into your mailbox"
        text="If we still hold anything that your e-mail address has sent us, a mail with a new link is on its way to it. We send at most three an hour."
      >
        <LinkButton to={homeUrl}>Back to Home</LinkButton>
      </StateMessage>
    );
  }
  return (
    <StateMessage
      level="h1"
      drawing="shutter"
      title="This link has expired"
      text={`Links to your data work for ${dataLinkDays} days. We can mail a new one to the e-mail address that this one was for.`}
    >
      {isAsked === false && (
        <p role="alert" className="mb-3 font-semibold text-brick">
          It could not be sent just now. Please try again in a moment.
        </p>
      )}
      <Form method="post" action={`?${newLinkParam}`} replace>
        <Button type="submit">Mail me a new link</Button>
      </Form>
    </StateMessage>
  );
}
