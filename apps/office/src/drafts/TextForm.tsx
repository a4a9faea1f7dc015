import type { ReactNode } from 'react';
import { OfficeForm } from '../shared/OfficeForm.tsx';
import { DraftBanner } from './DraftBanner.tsx';
import { TextBar } from './TextBar.tsx';

/** The form of a post, a page or a policy: drafted, looked at, published. */
export const TextForm = ({ children }: { children: ReactNode }) => (
  <OfficeForm toolbar={<TextBar />}>
    <DraftBanner />
    {children}
  </OfficeForm>
);
