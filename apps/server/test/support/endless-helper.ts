// A helper for tests that never answers.
import { runHelper } from '../../src/helper-process.ts';

runHelper(() => new Promise(() => {}));
