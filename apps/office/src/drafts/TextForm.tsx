import { Alert, Button, Box, Dialog, DialogActions } from '@mui/material';
import { type ReactNode, use, useState } from 'react';
import {
  Confirm,
  useRecordContext,
  useResourceContext,
  DeleteButton,
  SaveButton,
  Toolbar,
} from 'react-admin';
import { useFormState, useWatch, useFormContext } from 'react-hook-form';
import type { DraftNote } from '@naya/contract/drafts';
import { call, post } from '../api/call.ts';
import { markDraft } from '../api/data-provider.ts';
import { OfficeForm, DropTyped } from '../shared/OfficeForm.tsx';
import { showMoment } from '../shared/show-value.ts';
import { useAction, useNotifyFailure } from '../shared/use-action.ts';

/** The form of a post, a page or a policy: drafted, looked at, published. */
export const TextForm = ({ children }: { children: ReactNode }) => (
  <OfficeForm toolbar={<TextBar />}>
    <DraftBanner />
    {children}
  </OfficeForm>
);

/** Says that the form holds a draft, whose it is, and that visitors read something else. */
function DraftBanner() {
  const record = useRecordContext();
  const resource = useResourceContext();
  const { drop } = use(DropTyped);
  const run = useAction();
  const [asking, setAsking] = useState(false);
  const draft: DraftNote | null = record?.draft ?? null;
  if (!draft) return null;
  const discard = async () => {
    setAsking(false);
    const messages = {
      done: 'The draft is discarded. The history still has it.',
      failed: 'The draft is still there.',
    };
    if (await run(() => call('DELETE', `/${resource}/${record?.id}/draft`), messages)) drop();
  };
  return (
    <Alert
      severity="warning"
      sx={{ width: '100%', mb: 2 }}
      action={<Button onClick={() => setAsking(true)}>Discard the draft</Button>}
    >
      Draft by {draft.by}, {showMoment(Date.parse(draft.at))}. Visitors see what was published
      before, until you press Publish.
      <Confirm
        isOpen={asking}
        title="Discard the draft?"
        content="What is published stays. The history keeps the draft's text."
        onConfirm={() => void discard()}
        onClose={() => setAsking(false)}
      />
    </Alert>
  );
}

/** A public text changes only by "Publish"; any other is saved as it is. */
function TextBar() {
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

/** Shows the public page as it would be with what stands in the form now. */
function PreviewButton() {
  const { getValues } = useFormContext();
  const record = useRecordContext();
  const resource = useResourceContext();
  const notifyFailure = useNotifyFailure();
  const [html, setHtml] = useState<string | null>(null);
  const name = resource === 'documents' ? String(record?.id) : resource;
  const show = async () => {
    try {
      setHtml((await post<{ html: string }>(`/preview/${name}`, getValues())).html);
    } catch (error) {
      notifyFailure(error, 'There is no preview now.');
    }
  };
  const close = () => setHtml(null);
  return (
    <>
      <Button onClick={() => void show()}>Preview</Button>
      <Dialog open={html !== null} onClose={close} fullScreen aria-label="Preview">
        <Box
          component="iframe"
          title="As it will look"
          srcDoc={html ?? ''}
          sandbox="allow-same-origin"
          sx={{ border: 0, flex: 1 }}
        />
        <DialogActions>
          <Button onClick={close}>Close the preview</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
