/** A list of the office, narrowed to rows that hold these values. */
export const listLink = (resource: string, filter: object): string =>
  `#/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
