import { Box, Button, Dialog, DialogActions } from '@mui/material';
import { blogUrl, officeApiUrl } from '@naya/contract/urls';
import { useState } from 'react';
import { DeleteButton, TopToolbar, useRecordContext } from 'react-admin';
import { OfficeEdit } from '../shared/OfficeEdit.tsx';
import { BlogInputs } from './BlogInputs.tsx';

function Actions() {
  const post = useRecordContext();
  const [preview, setPreview] = useState(false);
  if (!post) return <TopToolbar />;
  return (
    <TopToolbar>
      <Button size="small" onClick={() => setPreview(true)}>
        Preview
      </Button>
      {post.status === 'published' && (
        <Button size="small" href={blogUrl(post.slug)} target="_blank">
          On the site
        </Button>
      )}
      <DeleteButton mutationMode="pessimistic" />
      <Dialog open={preview} onClose={() => setPreview(false)} fullScreen aria-label="Preview">
        <Box
          component="iframe"
          title="As it will look"
          src={`${officeApiUrl}/preview/blogs/${post.id}`}
          sandbox="allow-same-origin"
          sx={{ border: 0, flex: 1 }}
        />
        <DialogActions>
          <Button onClick={() => setPreview(false)}>Close the preview</Button>
        </DialogActions>
      </Dialog>
    </TopToolbar>
  );
}

export const BlogEdit = () => (
  <OfficeEdit entity="blog" actions={<Actions />}>
    <BlogInputs />
  </OfficeEdit>
);
