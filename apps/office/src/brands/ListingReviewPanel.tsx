import type { ListingReview } from '@naya/contract/brands/entity';
import { Card, CardContent, Typography } from '@mui/material';
import { useId } from 'react';
import { useRefresh, type Identifier } from 'react-admin';
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
  const titleId = useId();
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
    <Card component="section" aria-labelledby={titleId} sx={{ mt: 2 }}>
      <CardContent>
        <Typography id={titleId} variant="h6" component="h2">
          Changes and questions
        </Typography>
        {!waiting && changes.length === 0 && (
          <Typography color="text.secondary">The brand has changed nothing itself.</Typography>
        )}
        {waiting && <ChangeCard change={waiting} version={version} onDecided={decided} />}
        {changes.map((change) => (
          <ChangeCard key={change.id} change={change} version={version} onDecided={decided} />
        ))}
        <Papers papers={papers} />
        <Talk path={path} messages={talk} onDone={() => void refetch()} />
      </CardContent>
    </Card>
  );
}
