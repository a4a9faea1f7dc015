export function pictureName(franchise: string, index: number, count: number): string {
  return `${franchise}, picture ${index + 1} of ${count}`;
}
