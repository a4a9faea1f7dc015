import { privacyPolicyUrl } from '@naya/contract/urls';
import type { ReactNode } from 'react';
import { TextLink } from '../components/text-link.tsx';

/** Tells in a sentence what a form collects and why, with a link to the policy. */
export function PrivacyNote({ children }: { children: ReactNode }) {
  return (
    <p className="text-sm text-ink-muted">
      {children} See our{' '}
      <TextLink to={privacyPolicyUrl} className="font-semibold whitespace-nowrap">
        privacy policy
      </TextLink>
      .
    </p>
  );
}
