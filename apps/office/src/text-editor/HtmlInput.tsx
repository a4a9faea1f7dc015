import { lazy, Suspense } from 'react';
import { KeepDraft } from '../drafts/KeepDraft.tsx';
import { Busy } from '../shared/Busy.tsx';

const RichText = lazy(() => import('./RichText.tsx'));

/** The editor comes when a text is opened; the server cleans what it makes. Long texts are kept as drafts. */
export function HtmlInput({ source, label }: { source: string; label: string }) {
  return (
    <>
      <KeepDraft />
      <Suspense fallback={<Busy />}>
        <RichText source={source} label={label} />
      </Suspense>
    </>
  );
}
