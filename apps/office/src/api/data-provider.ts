import { HttpError, type DataProvider, type GetListParams, type RaRecord } from 'react-admin';
import { autosaveName, removeAutosave } from './autosaves.ts';
import { call, get, readFieldErrors } from './call.ts';

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

/**
 * Every failed save sets `errors.root`: without an error react-admin takes the form for saved, and lets the user leave it
 * without a question.
 */
async function save(method: string, path: string, data: unknown): Promise<RaRecord> {
  try {
    return await call<RaRecord>(method, path, data);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const named = readFieldErrors(error);
    const errors = { ...named, root: { serverError: error.message } };
    throw new HttpError(error.message, error.status, { ...error.body, errors });
  }
}

/** The calls of react-admin that the office's screens use. The server sorts and filters, page by page. */
export const dataProvider = {
  getList: (resource, params) => get<Listed>(listPath(resource, params)),
  getMany: (resource, { ids }) =>
    get<Listed>(listPath(resource, { pagination: { page: 1, perPage: 200 }, filter: { id: ids } })),
  getOne: async (resource, { id }) => ({ data: await get(`/${resource}/${id}`) }),
  create: async (resource, { data }) => {
    const row = await save('POST', `/${resource}`, data);
    removeAutosave(autosaveName(resource));
    return { data: row };
  },
  update: async (resource, { id, data: given }) => {
    const { data, suffix } = readDraftMark(given);
    const row = await save('PUT', `/${resource}/${id}${suffix}`, data);
    removeAutosave(autosaveName(resource, id));
    return { data: row };
  },
  delete: async (resource, { id }) => {
    removeAutosave(autosaveName(resource, id));
    return { data: await call('DELETE', `/${resource}/${id}`) };
  },
} as Partial<DataProvider> as DataProvider;

/** Marks what a form sends as a draft: `data-provider.ts` takes the mark off and names the draft's path. */
export const markDraft = (data: object) => ({ ...data, saveAs: 'draft' });

function readDraftMark({ saveAs, ...data }: Record<string, unknown>) {
  return { data, suffix: saveAs === 'draft' ? '/draft' : '' };
}
