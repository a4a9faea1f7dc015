import { createContext, use } from 'react';
import { useLocation } from 'react-router';
import { LinkButton } from './button.tsx';
import { StateMessage } from './state-message.tsx';

type FailureProps = {
  message: string;
  /** The heading's level where the failure is the page itself. */
  level?: 'h1' | 'h2' | 'p';
  className?: string;
};

/** A section that could not be read. Trying again is a plain reload, so it works without JavaScript. */
export function Failure({ message, level, className }: FailureProps) {
  const { pathname, search } = useLocation();
  return (
    <div role="alert" className={className}>
      <StateMessage drawing="shutter" level={level} title={message}>
        <LinkButton to={pathname + search} look="outline" reloadDocument>
          Try again
        </LinkButton>
      </StateMessage>
      {level === 'h1' && <Reference />}
    </div>
  );
}

/** For a `Section` that is the whole page. */
export function pageFailure(message: string) {
  return <Failure level="h1" message={message} className="shell py-10" />;
}

/** Known while the server renders; the browser keeps what the page came with. */
export const RequestId = createContext('');

/** Shows the request id: a visitor can name it, and we find the failure in the logs. */
export function Reference() {
  const id = use(RequestId);
  return (
    <p className="text-center text-sm text-ink-muted" suppressHydrationWarning>
      {id && `Reference: ${id}`}
    </p>
  );
}
