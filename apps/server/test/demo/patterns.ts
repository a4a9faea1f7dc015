export const samplePhone = /^\+91 00000 \d{5}$/;
export const sampleEmail = /^[a-z0-9-]+@example\.in$/;

export const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

export const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);
