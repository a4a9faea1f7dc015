// A helper for tests that never answers.
import { help } from '../../src/jobs/help.ts';

help(() => new Promise(() => {}));
