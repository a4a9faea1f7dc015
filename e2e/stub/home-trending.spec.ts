import { expect, test, type Locator, type Page } from '../support/test.ts';
import { franchiseRow } from '../support/franchise-row.ts';
import { homeOf, openHome, stopTime } from '../support/home.ts';
import { setStub } from '../support/stub.ts';

const weekly = [1, 2, 3].map((id) => franchiseRow(id, { trending_type: 'weekly' }));
const monthly = [4, 5].map((id) => franchiseRow(id, { trending_type: 'monthly' }));
const plain = [6, 7].map((id) => franchiseRow(id));

async function openWithSlides(page: Page) {
  setStub({ 'GET /franchises': { json: [...weekly, ...monthly, ...plain] } });
  await stopTime(page);
  await openHome(page);
  const { trending } = homeOf(page);
  return {
    trending,
    slide: (id: number) => trending.getByRole('heading', { name: `Brand ${id}` }),
    dot: (id: number) => trending.getByRole('button', { name: `Show Brand ${id}` }),
    button: (name: string) => trending.getByRole('button', { name }),
    leave: () => page.getByRole('heading', { level: 1 }).hover(),
  };
}

/** Lets time pass until a slide has its turn: its interval begins when the carousel is hydrated, or is left. */
const waitForTurn = (page: Page, dot: Locator) =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(100);
        return dot.getAttribute('aria-current');
      },
      { intervals: [0] },
    )
    .toBe('true');

const current = ['aria-current', 'true'] as const;

test('the banner carousel advances every 3 seconds, wraps at both ends and has dots', async ({
  page,
}) => {
  const { trending, slide, dot, button, leave } = await openWithSlides(page);
  await expect(dot(1)).toHaveAttribute(...current);
  await waitForTurn(page, dot(2));
  await slide(2).scrollIntoViewIfNeeded();
  await page.clock.runFor(2_700);
  await expect(dot(2)).toHaveAttribute(...current);
  await page.clock.runFor(300);
  await expect(dot(3)).toHaveAttribute(...current);
  await expect(slide(3)).toBeInViewport();
  await expect(slide(2)).not.toBeInViewport();

  await button('Next franchise').click();
  await expect(dot(1)).toHaveAttribute(...current);
  await expect(slide(1)).toBeInViewport();
  // It is there at once, past the end too: no halves of two slides are ever to be seen.
  const turn = (name: string) =>
    button(name).evaluate((control: HTMLElement) => {
      control.click();
      const slides = document.querySelector('[role=tabpanel] .snap-pages')!;
      const starts = [...slides.children].map((each) => each.getBoundingClientRect().left);
      return starts.findIndex((x) => Math.abs(x - slides.getBoundingClientRect().left) < 10);
    });
  expect(await turn('Next franchise')).toBe(1);
  expect(await turn('Previous franchise')).toBe(0);
  expect(await turn('Previous franchise')).toBe(2);
  await expect(dot(3)).toHaveAttribute(...current);
  await expect(slide(3)).toBeInViewport();
  await dot(2).click();
  await expect(dot(2)).toHaveAttribute(...current);
  await expect(dot(3)).not.toHaveAttribute(...current);
  await expect(slide(2)).toBeInViewport();
  await leave();

  await test.step("the tabs are 'This Week' at first and 'This Month', by press and by arrow keys", async () => {
    const names = homeOf(page).slides.getByRole('heading');
    const chosen = trending.getByRole('tab', { selected: true });
    await expect(chosen).toHaveText('This Week');
    await expect(names).toHaveText(['Brand 1', 'Brand 2', 'Brand 3']);
    await trending.getByRole('tab', { name: 'This Month' }).click();
    await expect(chosen).toHaveText('This Month');
    await expect(names).toHaveText(['Brand 4', 'Brand 5']);
    await page.keyboard.press('ArrowRight');
    await expect(trending.getByRole('tab', { name: 'This Week' })).toBeFocused();
    await expect(names).toHaveText(['Brand 1', 'Brand 2', 'Brand 3']);
    await page.keyboard.press('ArrowRight');
    await expect(trending.getByRole('tab', { name: 'This Month' })).toBeFocused();
    await expect(names).toHaveText(['Brand 4', 'Brand 5']);
  });
});

test('the banner carousel pauses under the pointer and the keyboard, and can be stopped', async ({
  page,
}) => {
  const { trending, dot, button, leave } = await openWithSlides(page);
  await waitForTurn(page, dot(2));
  await button('Previous franchise').click();
  await leave();
  await trending.getByRole('tab', { selected: true }).focus();
  await page.keyboard.press('Tab');
  await expect(trending.getByRole('link', { name: 'View Details of Brand 1' })).toBeFocused();
  await page.clock.runFor(10_000);
  await expect(dot(1)).toHaveAttribute(...current);
  await page.getByRole('heading', { level: 1 }).click();

  for (const name of ['Show Brand 2', 'Previous franchise', 'Next franchise', 'Pause slides']) {
    await button(name).hover();
    await page.clock.runFor(10_000);
    await expect(dot(1), name).toHaveAttribute(...current);
  }
  await leave();
  await waitForTurn(page, dot(2));

  await button('Pause slides').click();
  await leave();
  await page.clock.runFor(10_000);
  await expect(dot(2)).toHaveAttribute(...current);
  await button('Play slides').click();
  await leave();
  await waitForTurn(page, dot(3));
});

test('nothing advances by itself when the visitor prefers reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { dot, button } = await openWithSlides(page);
  await page.clock.runFor(10_000);
  await expect(dot(1)).toHaveAttribute(...current);
  await button('Next franchise').click();
  await expect(dot(2)).toHaveAttribute(...current);
});
