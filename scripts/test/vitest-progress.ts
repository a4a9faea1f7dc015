import type { Reporter } from 'vitest/node';
import { writeProgress } from './progress-line.ts';

/** Vitest finds the tests of a file when it opens it, so only the number of files is known before. */
export default class VitestProgress implements Reporter {
  #files = 0;
  #filesDone = 0;
  #testsDone = 0;

  onTestRunStart(specifications: readonly unknown[]): void {
    this.#files = specifications.length;
  }

  onTestCaseResult(): void {
    this.#testsDone += 1;
  }

  onTestModuleEnd(): void {
    this.#filesDone += 1;
    writeProgress(`${this.#testsDone} tests done, ${this.#filesDone} of ${this.#files} files`);
  }
}
