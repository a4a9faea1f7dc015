import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0, modulePreload: false },
  // Found before the first request: otherwise the page reloads under the developer's hands.
  optimizeDeps: { entries: ['app/root.tsx', 'app/routes/**/*.tsx'] },
  environments: {
    ssr: { build: { rolldownOptions: { input: './server/app.ts' } } },
  },
});
