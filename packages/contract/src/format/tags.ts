export function splitTags(text: string): string[] {
  return [
    ...new Set(
      text
        .split(/[,;\r\n]/)
        .map((tag) => tag.trim())
        .filter(Boolean),
    ),
  ];
}
