import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What runs without end is not waited for, nor is what the browser leaves out, which never tells its end. */
const fadesIn = `document.getAnimations().some((each) =>
  each.playState === 'running' && each.effect?.getComputedTiming().endTime !== Infinity)`;

export async function expectNoViolations(page: Page): Promise<void> {
  // Half faded in, a text has half its contrast.
  await expect.poll(() => page.evaluate<boolean>(fadesIn)).toBe(false);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const readable = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(readable).toEqual([]);
}
