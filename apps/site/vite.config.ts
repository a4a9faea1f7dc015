import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Sources are published with the repository; maps would only weigh on the build.
  build: { sourcemap: false, assetsInlineLimit: 1024 },
  environments: {
    ssr: { build: { rolldownOptions: { input: './server/app.ts' } } },
  },
});
