import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { globalSetup: ['./src/testing-setup.ts'], include: ['test/**/*.test.ts'] },
});
