// A helper for tests that never answers.
import { runHelper } from '../../src/jobs/run-helper.ts';

runHelper(() => new Promise(() => {}));
