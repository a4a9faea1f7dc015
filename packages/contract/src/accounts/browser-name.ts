// The first that fits: most browsers also name those they descend from.
const browsers: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\//, 'Firefox'],
  [/Chrom(?:e|ium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

const firstIn = (names: [RegExp, string][], text: string) =>
  names.find(([look]) => look.test(text))?.[1];

/** 'Chrome on Windows', from what a browser says about itself. */
export function browserName(userAgent: string | null): string {
  const browser = firstIn(browsers, userAgent ?? '') ?? 'Unknown browser';
  const system = firstIn(systems, userAgent ?? '');
  return system ? `${browser} on ${system}` : browser;
}
