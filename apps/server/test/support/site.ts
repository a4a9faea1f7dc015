import { hash } from 'node:crypto';
import { mediaUrl } from '@naya/contract/urls';
import { seedOnce } from '@naya/core/compose/seed';
import { submissions, type SubmissionRow } from '@naya/db/tables/submissions';
import { demoContent } from '../../src/demo/demo-content.ts';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeAll } from 'vitest';
import { readEnv } from '../../src/env.ts';
import { createKeptReads } from '../../src/local-api/kept-reads.ts';
import { renderPreviews, mountSite } from '../../src/start/site.ts';
import { useApi, type TestApi } from './api.ts';
import { parseHtml, type Document } from './html.ts';

export type SitePage = { path: string; status: number; headers: Headers; document: Document };

export type TestSite = {
  api: TestApi;
  /** Gives the page as it is served to a browser that runs no scripts. */
  visit: (path: string, init?: RequestInit) => Promise<SitePage>;
  /** Reads what the API itself answers, to hold a page against. */
  ask: <Answer>(path: string) => Promise<Answer>;
  storedSubmissions: (email: string) => Promise<SubmissionRow[]>;
};

/** Names a picture that is stored nowhere: pages only point to it. */
const pictureUrl = (name: string) =>
  mediaUrl({ hash: hash('md5', name), width: 1200, height: 800, ext: 'webp' });

/** The built site over the whole API, with the demo's content and without its picture files. */
export function useSite(): TestSite {
  const api = useApi((core) => seedOnce(core, 'demo', demoContent(pictureUrl)));
  beforeAll(async () => {
    const env = readEnv({ PUBLIC_URL: api.core.publicUrl });
    const log = pino({ level: 'silent' });
    const mounted = await mountSite(api.app, env, {
      core: api.core,
      kept: createKeptReads(),
      dev: false,
      log,
      readLimits: null,
    });
    Object.assign(api.office.preview, { render: renderPreviews(mounted, log) });
  });
  return {
    api,
    visit: async (path, init) => {
      const response = await api.request(path, init);
      const { status, headers } = response;
      return { path, status, headers, document: parseHtml(await response.text()) };
    },
    ask: async <Answer>(path: string) => (await api.get(`/admin/api${path}`)) as Answer,
    storedSubmissions: (email) =>
      api.core.db.select().from(submissions).where(eq(submissions.email, email)),
  };
}
