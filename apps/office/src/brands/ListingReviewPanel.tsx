import type { ListingReview } from '@naya/contract/brands/entity';
import { Typography } from '@mui/material';
import { useRefresh, type Identifier } from 'react-admin';
import { AsideCard } from '../shared/AsideCard.tsx';
import { useRead } from '../shared/use-read.ts';
import { ChangeCard } from './ChangeCard.tsx';
import { Papers } from './Papers.tsx';
import { Talk } from './Talk.tsx';

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
  const { waiting, changes, talk, papers, version } = data;
  return (
    <AsideCard title="Changes and questions">
      {!waiting && changes.length === 0 && (
        <Typography color="text.secondary">The brand has changed nothing itself.</Typography>
      )}
      {waiting && <ChangeCard change={waiting} version={version} onDecided={decided} />}
      {changes.map((change) => (
        <ChangeCard key={change.id} change={change} version={version} onDecided={decided} />
      ))}
      <Papers papers={papers} />
      <Talk path={path} messages={talk} onDone={() => void refetch()} />
    </AsideCard>
  );
}
