import { expect, type Locator, type Page } from '@playwright/test';

export async function expectShown(chat: Locator): Promise<void> {
  await expect(chat).toBeInViewport({ ratio: 0.99 });
  await expect(chat).toHaveCSS('opacity', '1');
  await chat.click({ trial: true });
}

/** Where a page ends, there is room for the button: under it lie no text, no link and no control. */
export async function expectFreeAtEnd(page: Page, chat: Locator): Promise<void> {
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expectShown(chat);
  const beneath = await chat.evaluate((button) => {
    const own = button.getBoundingClientRect();
    const range = document.createRange();
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      if (button.contains(element) || !element.checkVisibility()) return [];
      const texts = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const boxes = texts.flatMap((text) => {
        range.selectNode(text);
        return [...range.getClientRects()];
      });
      if (element.matches('a, button, input, select, textarea')) {
        boxes.push(element.getBoundingClientRect());
      }
      const isUnder = boxes.some(
        ({ left, right, top, bottom }) =>
          left < own.right && right > own.left && top < own.bottom && bottom > own.top,
      );
      return isUnder ? [element.textContent || element.tagName] : [];
    });
  });
  expect(beneath, `under the button at ${page.viewportSize()?.width}`).toEqual([]);
}
