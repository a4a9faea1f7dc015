import { useQuery } from '@tanstack/react-query';
import { get } from '../api/call.ts';

/** Reads a path that is no react-admin resource; call `refetch` after a change. */
export function useRead<Answer>(path: string) {
  return useQuery({
    queryKey: ['office', path],
    queryFn: () => get<Answer>(path),
  });
}
