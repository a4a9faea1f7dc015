import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

const folder = join(import.meta.dirname, 'build');

/** Compressed once here, so that serving it costs nothing. */
const compressed: Plugin = {
  name: 'compressed',
  closeBundle() {
    const file = join(folder, 'embed.js');
    const script = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(script));
    writeFileSync(`${file}.gz`, gzipSync(script, { level: 9 }));
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
