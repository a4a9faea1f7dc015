const modulePreload = /<link rel="modulepreload"[^>]*>/g;
const moduleScript = /<script type="module" async="">[\s\S]*?<\/script>/;

/**
 * Waits for the first paint, and a moment for its pictures to be drawn, or for someone who cannot wait. A copy of a
 * script runs, a moved one does not.
 */
const starter = `(() => {
  const start = () => {
    const late = document.getElementById('late-scripts');
    if (!late) return;
    const scripts = document.importNode(late.content, true);
    document.head.append(...scripts.querySelectorAll('link'));
    late.replaceWith(scripts);
  };
  const painted = new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  });
  const loaded = new Promise((resolve) => addEventListener('load', resolve));
  Promise.all([painted, loaded]).then(() => setTimeout(start, 250));
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, start);
  setTimeout(start, 3000);
})();`.replaceAll(/\n\s*/g, '');

/**
 * The page is complete without its scripts: on a slow line its style, font and first pictures have the line to themselves.
 * The script ends up in the place where React looks for it.
 */
export function withLateScripts(html: string): string {
  const script = moduleScript.exec(html)?.[0];
  if (!script) return html;
  const preloads = html.match(modulePreload)?.join('') ?? '';
  return html
    .replaceAll(modulePreload, '')
    .replace(
      script,
      () =>
        `<template id="late-scripts">${preloads}${script}</template><script>${starter}</script>`,
    );
}
