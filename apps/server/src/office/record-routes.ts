import { kindOf, type RecordName } from '@naya/core/records/kinds';
import { createRecord, getRecord, removeRecord, saveRecord } from '@naya/core/records/save-record';
import { listRecords } from '@naya/db/office/list-records';
import { idOf, queryOf, editors, type OfficeRoute } from './route.ts';

type Access = OfficeRoute['access'];

/** The calls that react-admin makes for a resource. */
export function recordRoutes(name: RecordName, access: Access = editors): OfficeRoute[] {
  const { title } = kindOf(name);
  return [
    {
      method: 'get',
      path: `/${name}`,
      access,
      handle: async (c, { core }) => c.json(await listRecords(core.db, name, queryOf(c))),
    },
    {
      method: 'get',
      path: `/${name}/:id{\\d+}`,
      access,
      handle: async (c, { core }) => c.json(await getRecord(core, name, idOf(c, title))),
    },
    {
      method: 'post',
      path: `/${name}`,
      access,
      body: 'json',
      handle: async (c, { core }) =>
        c.json(await createRecord(core, c.var.actor, name, c.var.body), 201),
    },
    {
      method: 'put',
      path: `/${name}/:id{\\d+}`,
      access,
      body: 'json',
      handle: async (c, { core }) =>
        c.json(await saveRecord(core, c.var.actor, name, idOf(c, title), c.var.body)),
    },
  ];
}

export function removalRoute(name: RecordName, access: Access = editors): OfficeRoute {
  const { title } = kindOf(name);
  return {
    method: 'delete',
    path: `/${name}/:id{\\d+}`,
    access,
    handle: async (c, { core }) =>
      c.json(await removeRecord(core, c.var.actor, name, idOf(c, title))),
  };
}
