import { useLocation } from 'react-router';
import { LinkButton } from './button.tsx';
import { StateMessage } from './state-message.tsx';

/** A section that could not be read. Trying again is a plain reload, so it works without JavaScript. */
export function Failure({ message, className }: { message: string; className?: string }) {
  const { pathname, search } = useLocation();
  return (
    <div role="alert" className={className}>
      <StateMessage drawing="shutter" title={message}>
        <LinkButton to={pathname + search} look="outline" reloadDocument>
          Try again
        </LinkButton>
      </StateMessage>
    </div>
  );
}
