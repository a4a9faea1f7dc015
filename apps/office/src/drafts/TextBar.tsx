import {
  DeleteButton,
  SaveButton,
  Toolbar,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { PreviewButton } from './PreviewButton.tsx';
import { markDraft } from './save-as-draft.ts';

/** A public text changes only by "Publish"; any other is saved as it is. */
export function TextBar() {
  const record = useRecordContext();
  const resource = useResourceContext();
  const status: unknown = useWatch({ name: 'status' });
  const { isSubmitting } = useFormState();
  const isStored = record !== undefined;
  // A document that exists once has no state: it is public.
  const isDocument = resource === 'documents';
  const isPublic = isDocument || record?.status === 'published';
  const willBePublic = isDocument || status === 'published';
  return (
    <Toolbar sx={{ gap: 1, flexWrap: 'wrap' }}>
      <SaveButton
        label={willBePublic ? 'Publish' : 'Save'}
        alwaysEnable={Boolean(record?.draft) && !isSubmitting}
      />
      {isPublic && (
        <SaveButton
          label="Save draft"
          type="button"
          variant="outlined"
          color="inherit"
          transform={markDraft}
        />
      )}
      <PreviewButton />
      {isStored && !isDocument && <DeleteButton mutationMode="pessimistic" sx={{ ml: 'auto' }} />}
    </Toolbar>
  );
}
