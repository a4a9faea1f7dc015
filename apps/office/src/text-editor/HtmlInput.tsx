import { lazy, Suspense } from 'react';
import { FormHelperText } from '@mui/material';
import { FormAutosave } from '../drafts/FormAutosave.tsx';
import { Spinner } from '../shared/Spinner.tsx';

const RichText = lazy(() => import('./RichText.tsx'));

/** The editor comes when a text is opened; the server cleans what it makes. Long texts are autosaved. */
export function HtmlInput({
  source,
  label,
  hint,
}: {
  source: string;
  label: string;
  hint?: string;
}) {
  return (
    <>
      <FormAutosave />
      <Suspense fallback={<Spinner />}>
        <RichText source={source} label={label} />
      </Suspense>
      {hint && <FormHelperText>{hint}</FormHelperText>}
    </>
  );
}
