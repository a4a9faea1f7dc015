import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Ignores endless animations, and those of elements that the browser does not render: neither ever finishes. */
const fadesIn = `document.getAnimations().some((each) =>
  each.playState === 'running' && each.effect?.getComputedTiming().endTime !== Infinity)`;

export async function expectNoViolations(page: Page): Promise<void> {
  // Half faded in, a text has half its contrast.
  await expect.poll(() => page.evaluate<boolean>(fadesIn)).toBe(false);
  // Only the faults are written up, and no second page is opened for frames of other origins: there are none.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await axe.analyze();
  const readable = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(readable).toEqual([]);
}
