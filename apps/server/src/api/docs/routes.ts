import type { OpenAPIHono } from '@hono/zod-openapi';
import { apiBaseUrl, apiPaths } from '@naya/contract/api/paths';
import { Hono } from 'hono';
import { inProcessEnv } from '../../http/in-process.ts';
import { describeApi, type OpenApiDocument } from '../open-api.ts';
import { addExamples } from '../real-examples.ts';
import { docsPage, docsPolicy } from './page.ts';

const keptMs = 60_000;

/** The documentation for people and for programs, with answers of this very server as examples. */
export function docsRoutes(app: OpenAPIHono, publicUrl: string) {
  let plain: OpenApiDocument | null = null;
  let kept: { until: number; document: OpenApiDocument } | null = null;

  async function read(path: string): Promise<unknown> {
    const response = await app.request(path, {}, inProcessEnv);
    if (!response.ok) throw new Error(`${path} was answered ${response.status}`);
    return response.json();
  }

  /** Without examples while the database is away. */
  async function currentDocument(): Promise<OpenApiDocument> {
    plain ??= describeApi(app, publicUrl);
    if (kept && kept.until > Date.now()) return kept.document;
    try {
      const document = await addExamples(plain, read);
      const { site_name } = (await read(apiBaseUrl + apiPaths.settings)) as { site_name: string };
      document.info.title = `${site_name} API`;
      kept = { until: Date.now() + keptMs, document };
      return document;
    } catch {
      return plain;
    }
  }

  return new Hono()
    .get('/openapi.json', async (c) => c.json(await currentDocument()))
    .get('/docs', async (c) => {
      c.header('Content-Security-Policy', docsPolicy);
      return c.html(docsPage(await currentDocument()));
    });
}
