import { Button } from '@mui/material';
import { blogUrl } from '@naya/contract/urls';
import { TopToolbar, useRecordContext } from 'react-admin';
import { OfficeEdit } from '../shared/OfficeEdit.tsx';
import { BlogInputs } from './BlogInputs.tsx';

function Actions() {
  const post = useRecordContext();
  return (
    <TopToolbar>
      {post?.status === 'published' && (
        <Button size="small" href={blogUrl(post.slug)} target="_blank">
          On the site
        </Button>
      )}
    </TopToolbar>
  );
}

export const BlogEdit = () => (
  <OfficeEdit entity="blog" actions={<Actions />}>
    <BlogInputs />
  </OfficeEdit>
);
