import type { PageEnds } from './page-ends.ts';

const modulePreload = /<link rel="modulepreload"[^>]*>/g;
const moduleScript = /<script type="module" async="">[\s\S]*?<\/script>/;

/**
 * Fetches the scripts once the page has been painted and has its pictures, and runs them when the browser has done
 * drawing it: a phone's scroll bar takes until then to fade, and the two would slow each other. Or for someone who
 * cannot wait. A copy of a script runs, a moved one does not.
 */
const starter = `(() => {
  const late = document.getElementById('late-scripts');
  const fetchAll = () => document.head.append(...late.content.querySelectorAll('link'));
  const start = () => {
    if (!late.isConnected) return;
    fetchAll();
    late.replaceWith(document.importNode(late.content, true));
  };
  const painted = new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  });
  const loaded = new Promise((resolve) => addEventListener('load', resolve));
  Promise.all([painted, loaded]).then(() => {
    setTimeout(fetchAll, 250);
    setTimeout(start, 700);
  });
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, start);
  setTimeout(start, 3000);
})();`.replaceAll(/\n\s*/g, '');

/**
 * The page is complete without its scripts: on a slow line its style, font and first pictures have the line to themselves.
 * The script ends up in the place where React looks for it.
 */
export function withLateScripts({ head, tail }: PageEnds): PageEnds {
  const script = moduleScript.exec(tail)?.[0];
  if (!script) return { head, tail };
  const preloads = [head, tail].flatMap((html) => html.match(modulePreload) ?? []).join('');
  const late = `<template id="late-scripts">${preloads}${script}</template><script>${starter}</script>`;
  return {
    head: head.replaceAll(modulePreload, ''),
    tail: tail.replaceAll(modulePreload, '').replace(script, () => late),
  };
}
