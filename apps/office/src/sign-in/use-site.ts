import { provider } from '@naya/contract/site-info/provider';
import type { Settings } from '@naya/contract/site-info/entity';
import { apiBaseUrl, apiPaths } from '@naya/contract/api/paths';
import { useQuery } from '@tanstack/react-query';

/** Name and logo of the site, which everyone may read. */
export function useSite(): { name: string; logo: string | null } {
  const { data } = useQuery({ queryKey: ['site'], queryFn: readSettings, staleTime: Infinity });
  return { name: data?.site_name || provider.siteName, logo: data?.brand?.logo ?? null };
}

async function readSettings(): Promise<Settings | null> {
  const answer = await fetch(apiBaseUrl + apiPaths.settings);
  return answer.ok ? ((await answer.json()) as Settings) : null;
}
