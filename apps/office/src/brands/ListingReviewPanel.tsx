import { Typography, Box, Link } from '@mui/material';
import { useRefresh, type Identifier } from 'react-admin';
import type { ListingReview, BrandDocument } from '@naya/contract/brands/entity';
import { officeApiUrl } from '@naya/contract/office/urls';
import { AsideCard } from '../shared/AsideCard.tsx';
import { showDay } from '../shared/show-value.ts';
import { useRead } from '../shared/use-action.ts';
import { ChangeCard } from './ChangeCard.tsx';
import { ReviewThread } from './ReviewThread.tsx';

type Props = {
  id: Identifier;
  onDecided?: () => void;
};

/** The operator decides here on changes that the brand asks for, takes back those it made by itself, and writes to it. */
export function ListingReviewPanel({ id, onDecided }: Props) {
  const path = `/franchises/${id}/talk`;
  const { data, refetch } = useRead<ListingReview>(path);
  const refresh = useRefresh();
  if (!data) return null;
  const decided = () => {
    void refetch();
    refresh();
    onDecided?.();
  };
  const { waiting, changes, talk: messages, papers: documents, version } = data;
  return (
    <AsideCard title="Changes and questions">
      {!waiting && changes.length === 0 && (
        <Typography color="text.secondary">The brand has changed nothing itself.</Typography>
      )}
      {waiting && <ChangeCard change={waiting} version={version} onDecided={decided} />}
      {changes.map((change) => (
        <ChangeCard key={change.id} change={change} version={version} onDecided={decided} />
      ))}
      <Documents documents={documents} />
      <ReviewThread
        path={path}
        version={version}
        messages={messages}
        onDone={() => void refetch()}
      />
    </AsideCard>
  );
}

/** Documents that the brand sent for its verification. */
function Documents({ documents }: { documents: BrandDocument[] }) {
  if (documents.length === 0) return null;
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', mt: 1.5, pt: 1.5 }}>
      <Typography variant="subtitle2">Papers of the brand</Typography>
      {documents.map(({ id, detail, name, created_at }) => (
        <Typography key={id} sx={{ overflowWrap: 'anywhere' }}>
          <Link href={`${officeApiUrl}/brand-papers/${id}/file`}>{detail}</Link>: {name},{' '}
          {showDay(created_at)}
        </Typography>
      ))}
    </Box>
  );
}
