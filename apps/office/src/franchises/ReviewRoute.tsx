import { useParams } from 'react-router';
import { ReviewScreen } from './Review.tsx';

export function ReviewRoute() {
  const { id } = useParams();
  return <ReviewScreen key={id ?? 'next'} id={id} />;
}
