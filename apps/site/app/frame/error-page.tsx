import { franchisesUrl, homeUrl } from '@naya/contract/urls';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { LinkButton } from '../components/button.tsx';
import { Reference } from '../components/failure.tsx';
import { StateMessage } from '../components/state-message.tsx';

export function ErrorPage({ error }: { error: unknown }) {
  const location = useLocation();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <div className="shell py-16 lg:py-24">
      <StateMessage
        level="h1"
        drawing="shutter"
        title="Something went wrong"
        text="This page could not be shown. Trying once more often helps."
      >
        <LinkButton to={location.pathname + location.search} reloadDocument>
          Try again
        </LinkButton>
        <LinkButton to={franchisesUrl()} look="outline">
          Browse franchises
        </LinkButton>
        <LinkButton to={homeUrl} look="quiet" reloadDocument>
          Home
        </LinkButton>
      </StateMessage>
      {!isRouteErrorResponse(error) && <Reference />}
    </div>
  );
}

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
