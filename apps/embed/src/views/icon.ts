const namespace = 'http://www.w3.org/2000/svg';

const paths = {
  pin: 'M20 10c0 5-5.5 10.2-7.4 11.8a1 1 0 0 1-1.2 0C9.5 20.200 4 15 4 10a8 8 0 0 1 16 0M12 13a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
  arrow: 'M5 12h14m-7-7 7 7-7 7',
  outward: 'M7 7h10v10M7 17 17 7',
  close: 'M18 6 6 18M6 6l12 12',
  check: 'm4 12 5 5L20 6',
  alert: 'm12 3 10 18H2zm0 7v4m0 3.500v.01',
} as const;

export function icon(name: keyof typeof paths): SVGElement {
  const drawing = document.createElementNS(namespace, 'svg');
  drawing.setAttribute('viewBox', '0 0 24 24');
  drawing.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(namespace, 'path');
  path.setAttribute('d', paths[name]);
  drawing.append(path);
  return drawing;
}
