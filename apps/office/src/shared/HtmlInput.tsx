import { lazy, Suspense } from 'react';
import { Busy } from './Busy.tsx';

const RichText = lazy(() => import('./RichText.tsx'));

/** The editor comes when a text is opened; the server cleans what it makes. */
export function HtmlInput({ source, label }: { source: string; label: string }) {
  return (
    <Suspense fallback={<Busy />}>
      <RichText source={source} label={label} />
    </Suspense>
  );
}
