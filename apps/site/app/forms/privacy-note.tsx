import { privacyPolicyUrl } from '@naya/contract/urls';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** Tells in a sentence what a form collects and why, with a link to the policy. */
export function PrivacyNote({ children }: { children: ReactNode }) {
  return (
    <p className="text-sm text-ink-muted">
      {children} See our{' '}
      <Link
        to={privacyPolicyUrl}
        className="font-semibold whitespace-nowrap text-sign underline underline-offset-4"
      >
        privacy policy
      </Link>
      .
    </p>
  );
}
