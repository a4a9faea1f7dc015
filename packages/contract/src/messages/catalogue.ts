import { commonMessages } from './common.ts';
import { officeMessages } from './office.ts';
import { siteMessages } from './site.ts';

/** The English entries. A code stands in one surface alone. */
const catalogue = { ...commonMessages, ...siteMessages, ...officeMessages };

type Catalogue = typeof catalogue;
export type MessageCode = keyof Catalogue;
type Value = string | number;
type ValuesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Record<Name, Value> & ValuesIn<Rest>
  : unknown;

/** What is told, before somebody reads it in their language. */
export type Message = { code: MessageCode; values: Record<string, Value> };

/** Codes whose sentence needs no values. */
export type PlainMessageCode = {
  [Code in MessageCode]: Catalogue[Code] extends `${string}{${string}` ? never : Code;
}[MessageCode];

/** A message with the values that stand in its sentence. */
export const say = <Code extends MessageCode>(
  code: Code,
  values: ValuesIn<Catalogue[Code]> & Record<string, Value>,
): Message => ({ code, values });

export function formatMessage(message: PlainMessageCode | Message): string {
  if (typeof message === 'string') return catalogue[message];
  return catalogue[message.code].replaceAll(/\{(\w+)\}/g, (hole, name: string) =>
    String(message.values[name] ?? hole),
  );
}
