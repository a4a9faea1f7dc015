import { homeUrl } from '@naya/contract/urls';
import { CircleCheck } from 'lucide-react';
import { LinkButton } from '../../components/button.tsx';

/** Confirms the registration to a visitor without JavaScript, in place of the alert. */
export function Registered({ message }: { message: string }) {
  return (
    <div role="alert" className="mt-8 rounded-card border border-line bg-surface p-8 text-center">
      <CircleCheck aria-hidden size={56} className="mx-auto text-leaf" />
      <p className="mt-4 text-2xl font-bold">{message}</p>
      <LinkButton to={homeUrl} className="mt-6">
        Go to home
      </LinkButton>
    </div>
  );
}
