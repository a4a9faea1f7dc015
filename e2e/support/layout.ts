import { expect, type Page } from '@playwright/test';

export async function expectNoSidewaysScroll(page: Page, where = ''): Promise<void> {
  // After a change of the window's width the back office lays out its lists anew a moment later.
  await expect
    .poll(() => page.evaluate<number>('document.documentElement.scrollWidth - innerWidth'), {
      message: where,
    })
    .toBeLessThanOrEqual(0);
}

/** To be called before the page is opened; `layoutShift` then tells how much has moved. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript({
    content: `
      window.moved = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.moved += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });`,
  });
}

export function layoutShift(page: Page): Promise<number> {
  return page.evaluate<number>('window.moved');
}
