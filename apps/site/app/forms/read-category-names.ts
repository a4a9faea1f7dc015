import type { Api } from '@naya/contract/api/port';

export async function readCategoryNames(api: Api): Promise<string[]> {
  const categories = await api.categories();
  return [...new Set(categories.map(({ name }) => name))];
}
