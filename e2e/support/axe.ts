import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Half faded in, a text has half its contrast. What runs without end is not waited for. */
const untilFadedIn = `Promise.allSettled(document.getAnimations()
  .filter((each) => each.playState === 'running' && each.effect?.getComputedTiming().endTime !== Infinity)
  .map((each) => each.finished)).then(() => null)`;

export async function expectNoViolations(page: Page): Promise<void> {
  await page.evaluate(untilFadedIn);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const readable = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(readable).toEqual([]);
}
