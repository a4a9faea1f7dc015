import { recordingsPath } from '@naya/contract/urls';
import type { Context as CoreContext } from '@naya/core/context';
import {
  addFranchisees,
  changeAskable,
  drawFranchisees,
  getFranchiseeCalls,
  readCallRecording,
  readPublicRecording,
  recordCall,
} from '@naya/core/franchises/franchisees';
import { eraseListedFranchisee, withdrawWords } from '@naya/core/compose/privacy/franchisees';
import { Hono, type Context } from 'hono';
import { answerUnknown } from '../http/errors.ts';
import { editors, idOf, type OfficeRoute } from '../office/route.ts';

const ofFranchise = '/franchises/:id{\\d+}';
const one = '/franchisee-calls/:id{\\d+}';

/** Whom of a brand's franchisees we ring, and what they said. */
export const callRoutes: OfficeRoute[] = [
  {
    method: 'get',
    path: `${ofFranchise}/franchisees`,
    access: editors,
    handle: async (c, { core }) => c.json(await getFranchiseeCalls(core, idOf(c, 'Franchise'))),
  },
  {
    method: 'post',
    path: `${ofFranchise}/franchisees`,
    access: editors,
    body: 'json',
    handle: async (c, { core }) =>
      c.json(await addFranchisees(core, c.var.actor, idOf(c, 'Franchise'), c.var.body), 201),
  },
  {
    method: 'put',
    path: '/franchisees/:id{\\d+}/askable',
    access: editors,
    body: 'json',
    handle: async (c, { core }) =>
      c.json(await changeAskable(core, c.var.actor, idOf(c, 'Partner'), c.var.body)),
  },
  {
    method: 'delete',
    path: '/franchisees/:id{\\d+}',
    access: editors,
    handle: async (c, { core }) =>
      c.json(await eraseListedFranchisee(core, c.var.actor, idOf(c, 'Partner'))),
  },
  {
    method: 'post',
    path: `${ofFranchise}/draws`,
    access: editors,
    body: 'json',
    handle: async (c, { core }) =>
      c.json(await drawFranchisees(core, c.var.actor, idOf(c, 'Franchise'), c.var.body), 201),
  },
  {
    method: 'post',
    path: `${one}/outcome`,
    access: editors,
    body: 'form',
    handle: async (c, { core }) =>
      c.json(await recordCall(core, c.var.actor, idOf(c, 'Call'), c.var.form), 201),
  },
  {
    method: 'post',
    path: `${one}/withdrawal`,
    access: editors,
    handle: async (c, { core }) => c.json(await withdrawWords(core, c.var.actor, idOf(c, 'Call'))),
  },
  {
    method: 'get',
    path: `${one}/recording`,
    access: editors,
    handle: async (c, { core }) => answerSound(c, await readCallRecording(core, idOf(c, 'Call'))),
  },
];

/** What visitors may hear. Nothing on the way stores it: whoever withdraws it is not to be heard again. */
export function recordingRoutes(core: Pick<CoreContext, 'db' | 'media'>) {
  return new Hono().get(`${recordingsPath}/:file{[0-9a-f]+\\.mp3}`, async (c) => {
    const sound = await readPublicRecording(core, c.req.param('file').replace('.mp3', ''));
    return sound ? answerSound(c, sound) : answerUnknown(c);
  });
}

/** iPhones play nothing that comes whole when they ask for a part. */
function answerSound(c: Context, sound: Uint8Array): Response {
  const headers = {
    'Content-Type': 'audio/mpeg',
    'Cache-Control': 'no-store',
    'Accept-Ranges': 'bytes',
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
  };
  const asked = /^bytes=(\d+)-(\d*)$/.exec(c.req.header('Range') ?? '');
  if (!asked) return c.body(new Uint8Array(sound), 200, headers);
  const start = Number(asked[1]);
  const end = Math.min(asked[2] ? Number(asked[2]) : Infinity, sound.length - 1);
  if (start > end) {
    return c.body(null, 416, { ...headers, 'Content-Range': `bytes */${sound.length}` });
  }
  return c.body(new Uint8Array(sound.subarray(start, end + 1)), 206, {
    ...headers,
    'Content-Range': `bytes ${start}-${end}/${sound.length}`,
  });
}
