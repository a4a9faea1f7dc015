import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compressAssets } from '../../scripts/compress-assets.ts';

const folder = join(import.meta.dirname, 'build');

const compressed: Plugin = {
  name: 'compressed-twins',
  apply: 'build',
  writeBundle: () => compressAssets(join(folder, 'assets')),
};

export default defineConfig({
  base: '/admin/',
  plugins: [react(), compressed],
  build: { outDir: folder, assetsInlineLimit: 0, chunkSizeWarningLimit: 1_500 },
});
