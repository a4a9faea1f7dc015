/** Whether the path of a URL can be decoded, and could be the name of something: none has a NUL. */
export function isReadablePath(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}
