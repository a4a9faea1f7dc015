import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunkGroups } from './chunks.ts';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // React Router names what a page needs; Vite's own helper for that would only add weight.
  build: { assetsInlineLimit: 0, modulePreload: false },
  // Found before the first request: otherwise the page reloads under the developer's hands.
  optimizeDeps: { entries: ['app/root.tsx', 'app/routes/**/*.tsx'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            codeSplitting: { groups: chunkGroups() },
          },
        },
      },
    },
    ssr: {
      build: { rolldownOptions: { input: './server/app.ts' } },
      // Its package is one file of 1,600 icons; bundled, only ours are read into memory.
      resolve: { noExternal: ['lucide-react'] },
    },
  },
});
