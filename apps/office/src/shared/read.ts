import { useQuery } from '@tanstack/react-query';
import { get } from '../api/call.ts';

/** A read that is no record of a resource; `refetch` after something has changed it. */
export function useRead<Answer>(path: string | null) {
  return useQuery({
    queryKey: ['office', path],
    queryFn: () => get<Answer>(path ?? ''),
    enabled: path !== null,
  });
}
