import { franchisesUrl, homeUrl } from '@naya/contract/urls';
import { LinkButton } from '../components/button.tsx';
import { StateMessage } from '../components/state-message.tsx';

export function NotFound() {
  return (
    <div className="shell py-16 lg:py-24">
      <StateMessage
        level="h1"
        drawing="shutter"
        title="Page Not Found"
        text="This shop has moved, or never opened at this address."
      >
        <LinkButton to={homeUrl}>Go to home</LinkButton>
        <LinkButton to={franchisesUrl()} look="outline">
          Browse franchises
        </LinkButton>
      </StateMessage>
    </div>
  );
}
