import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';

const client = join(import.meta.dirname, '../build/client');

/** A new build of the site is a new worker, which fetches its page without a network anew. */
function edition(): string {
  const assets = readdirSync(join(client, 'assets')).sort();
  return createHash('sha256').update(assets.join()).digest('hex').slice(0, 16);
}

export default defineConfig({
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [
    {
      // Read when the worker is built, not when this file is: the checks load it before any build.
      name: 'edition',
      config: () => ({ define: { 'import.meta.env.EDITION': JSON.stringify(edition()) } }),
    },
  ],
  publicDir: false,
  build: {
    outDir: client,
    emptyOutDir: false,
    target: 'es2022',
    lib: {
      entry: join(import.meta.dirname, 'service-worker.ts'),
      formats: ['iife'],
      name: 'worker',
      fileName: () => 'service-worker.js',
    },
  },
});
