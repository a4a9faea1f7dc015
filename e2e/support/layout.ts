import { expect, type Page } from '@playwright/test';

export async function expectNoSidewaysScroll(page: Page, where = ''): Promise<void> {
  // After a change of the window's width the back office lays out its lists anew a moment later.
  await expect
    .poll(() => page.evaluate<number>('document.documentElement.scrollWidth - innerWidth'), {
      message: where,
    })
    .toBeLessThanOrEqual(0);
}

/** To be called before the page is opened; `expectNothingMoved` then tells what has. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript({
    content: `
      window.moves = [];
      const nameOf = ({ node }) => node?.className || node?.nodeName;
      new PerformanceObserver((list) => {
        for (const { hadRecentInput, value, sources } of list.getEntries())
          if (!hadRecentInput) window.moves.push({ value, what: sources.map(nameOf).join(', ') });
      }).observe({ type: 'layout-shift', buffered: true });`,
  });
}

export async function expectNothingMoved(page: Page): Promise<void> {
  const moves = await page.evaluate<{ value: number; what: string }[]>('window.moves');
  const sum = moves.reduce((all, { value }) => all + value, 0);
  expect(sum, moves.map(({ value, what }) => `${value}: ${what}`).join('\n')).toBeLessThan(0.01);
}
