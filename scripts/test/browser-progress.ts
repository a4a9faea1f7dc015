import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';
import { writeProgress } from './progress-line.ts';

export default class BrowserProgress implements Reporter {
  #tests = 0;
  #testsDone = 0;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#tests = suite.allTests().length;
  }

  onTestEnd(): void {
    this.#testsDone += 1;
    writeProgress(`${this.#testsDone} of ${this.#tests} tests done`);
  }
}
