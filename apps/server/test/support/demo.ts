import type { Context } from '@naya/core/context';
import { seedOnce } from '@naya/core/seed';
import { demoContent } from '../../src/demo/demo-content.ts';

/** The demo's content without its pictures, which take seconds to store. */
export const seedDemoContent = (core: Context) =>
  seedOnce(
    core,
    'demo',
    demoContent(() => null),
  );
