import { Box, Button, Dialog, DialogActions } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { post } from '../api/call.ts';
import { useNotifyFailure } from '../shared/use-notify-failure.ts';

/** Shows the public page as it would be with what stands in the form now. */
export function PreviewButton() {
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
