import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Half faded in, a text has half its contrast. What runs without end is not waited for. */
const untilFadedIn = `Promise.allSettled(document.getAnimations()
  .filter((each) => each.playState === 'running' && each.effect?.getComputedTiming().endTime !== Infinity)
  .map((each) => each.finished)).then(() => null)`;

/** What comes into view while axe looks around would glide into its colours. */
const stopGliding = `{
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets.push(still);
}`;
const letGlide = `void document.adoptedStyleSheets.pop()`;

export async function expectNoViolations(page: Page): Promise<void> {
  await page.evaluate(untilFadedIn);
  await page.evaluate(stopGliding);
  const { violations } = await new AxeBuilder({ page }).analyze();
  await page.evaluate(letGlide);
  const readable = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(readable).toEqual([]);
}
