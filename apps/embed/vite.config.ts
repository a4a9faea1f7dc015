import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

const folder = join(import.meta.dirname, 'build');

/** Compressed once here, so that serving it costs nothing. The types are served beside the script. */
const compressed: Plugin = {
  name: 'compressed',
  closeBundle() {
    copyFileSync(join(import.meta.dirname, 'embed.d.ts'), join(folder, 'embed.d.ts'));
    for (const name of ['embed.js', 'embed.d.ts']) {
      const file = join(folder, name);
      const content = readFileSync(file);
      writeFileSync(`${file}.br`, brotliCompressSync(content));
      writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    }
  },
};

export default defineConfig({
  plugins: [compressed],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: folder,
    target: 'es2022',
    // light-dark() is to reach the browser as it is: its stand-in cannot follow the theme attribute.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    lib: { entry: 'src/embed.ts', formats: ['iife'], name: 'naya', fileName: () => 'embed.js' },
  },
});
