type Value = string | number | boolean | null | undefined;
type Child = Node | string | null | undefined | false;

/** An element with its attributes and children. Text stays text, so nothing that was read can become markup. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, Value> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    element.setAttribute(name, value === true ? '' : String(value));
  }
  element.append(
    ...children.filter((child) => child !== null && child !== undefined && child !== false),
  );
  return element;
}

export const headingTag = (level: number) => `h${Math.min(level, 6)}` as 'h6';

export function button(
  className: string,
  onClick: () => void,
  attributes: Record<string, Value>,
  ...children: Child[]
): HTMLButtonElement {
  const element = h('button', { type: 'button', class: className, ...attributes }, ...children);
  element.addEventListener('click', onClick);
  return element;
}
