import type { Page } from '@playwright/test';

declare global {
  interface Window {
    motions: string[];
  }
}

/** Notes what moves: parts that turn into parts of the next page, and elements that glide. Call it before the page opens. */
export async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.motions = [];
    const note = (what: string, { effect }: Animation) => {
      const { duration } = effect?.getTiming() ?? {};
      window.motions.push(Number(duration) <= 250 ? what : `${what} for ${String(duration)} ms`);
    };
    const noteParts = async ({ ready }: ViewTransition) => {
      await ready;
      for (const animation of document.getAnimations()) {
        const { pseudoElement } = animation.effect as KeyframeEffect;
        const part = /view-transition-group\((\w+)/.exec(pseudoElement ?? '')?.[1];
        if (part) note(part, animation);
      }
    };
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void noteParts(transition);
      return transition;
    };
    const animate = Reflect.get(Element.prototype, 'animate');
    Element.prototype.animate = function (...args) {
      const animation = animate.apply(this, args);
      note('glide', animation);
      return animation;
    };
  });
}

/** Motions since the last call, each kind once. */
export async function motions(page: Page): Promise<string[]> {
  const noted = await page.evaluate(() => window.motions.splice(0));
  return [...new Set(noted)].toSorted();
}
