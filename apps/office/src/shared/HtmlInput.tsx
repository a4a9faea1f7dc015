import { lazy, Suspense } from 'react';
import { Loading } from 'react-admin';

const RichText = lazy(() => import('./RichText.tsx'));

/** The editor comes when a text is opened; the server cleans what it makes. */
export function HtmlInput({ source, label }: { source: string; label: string }) {
  return (
    <Suspense fallback={<Loading />}>
      <RichText source={source} label={label} />
    </Suspense>
  );
}
