import type { Page } from '@playwright/test';

/** Something that is cut off cannot be scrolled to, so its place is measured too. */
export function rightmostField(page: Page): Promise<number> {
  return page.evaluate<number>(
    `Math.max(0, ...[...document.querySelectorAll('main input:not([hidden]), main textarea')].map((field) => field.getBoundingClientRect().right))`,
  );
}
