import type { ReactNode } from 'react';
import { SimpleForm } from 'react-admin';
import { DraftBanner } from './DraftBanner.tsx';
import { TextBar } from './TextBar.tsx';

/** The form of a post, a page or a policy: drafted, looked at, published. */
export const TextForm = ({ children }: { children: ReactNode }) => (
  <SimpleForm toolbar={<TextBar />}>
    <DraftBanner />
    {children}
  </SimpleForm>
);
