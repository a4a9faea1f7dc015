import type { DataProvider, GetListParams, RaRecord } from 'react-admin';
import { call, get, post } from './call.ts';

type Listed = { data: RaRecord[]; total: number };

function listPath(resource: string, { pagination, sort, filter }: Partial<GetListParams>) {
  const params = new URLSearchParams({
    page: String(pagination?.page ?? 1),
    perPage: String(pagination?.perPage ?? 25),
    sort: sort?.field ?? '',
    order: sort?.order ?? 'DESC',
    filter: JSON.stringify(filter ?? {}),
  });
  return `/${resource}?${params}`;
}

const isTrashed = (resource: string) => resource === 'franchises';
const remove = async (resource: string, id: RaRecord['id']) => {
  if (!isTrashed(resource)) return call<RaRecord>('DELETE', `/${resource}/${id}`);
  const { data } = await post<{ data: RaRecord[] }>('/franchises/actions', {
    action: 'trash',
    ids: [id],
  });
  return data[0] ?? { id };
};

/** Everything is asked of the server page by page; nothing is sorted or filtered here. */
export const dataProvider = {
  getList: (resource, params) => get<Listed>(listPath(resource, params)),
  getMany: (resource, { ids }) =>
    get<Listed>(listPath(resource, { pagination: { page: 1, perPage: 200 }, filter: { id: ids } })),
  getManyReference: (resource, { target, id, filter, ...params }) =>
    get<Listed>(listPath(resource, { ...params, filter: { ...filter, [target]: id } })),
  getOne: async (resource, { id }) => ({ data: await get(`/${resource}/${id}`) }),
  create: async (resource, { data }) => ({ data: await post(`/${resource}`, data) }),
  update: async (resource, { id, data }) => ({
    data: await call('PUT', `/${resource}/${id}`, data),
  }),
  updateMany: async (resource, { ids, data }) => {
    for (const id of ids) await call('PUT', `/${resource}/${id}`, data);
    return { data: ids };
  },
  delete: async (resource, { id }) => ({ data: await remove(resource, id) }),
  deleteMany: async (resource, { ids }) => {
    for (const id of ids) await remove(resource, id);
    return { data: ids };
  },
} as DataProvider;
