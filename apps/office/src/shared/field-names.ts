import { franchiseFields } from '@naya/contract/franchises/fields';

const franchiseNames = Object.fromEntries(
  Object.entries(franchiseFields).map(([name, { label }]) => [name, label]),
);

/** Labels of fields whose own name does not explain them to the operator. */
export const fieldNames = {
  ...franchiseNames,
  assignee_id: 'Given to',
  deleted_at: 'In the trash since',
  due_on: 'Due',
  first_response_at: 'First response',
  meta_description: 'Summary for search engines',
  published_at: 'Publish at',
  slug: 'Address on the site',
  video_type: 'Kind of media',
  video_url: 'Video address',
};

const named: Record<string, string> = fieldNames;

/** 'total_outlets' and 'totalOutlets' → 'Total outlets' */
export function fieldName(name: string): string {
  const words = name.replaceAll('_', ' ').replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`);
  return named[name] ?? words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

/** Choices of a select by their stored value; without names, react-admin takes the values themselves. */
export const choicesOf = (names: Record<string, string>) =>
  Object.entries(names).map(([id, name]) => ({ id, name }));
