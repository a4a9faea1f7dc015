import { useEffect, useRef, type ReactNode } from 'react';

const classOf = { hovered: 'is-hovered', focused: 'is-focused' } as const;

/** A pointer is over whatever lies beneath it, the focus on one control only. */
const parts = {
  hovered: 'a, article, button, input, label, select',
  focused: 'a, button:not(:disabled), input, select',
};

/** Shows what is in it as under a pointer, or as the Tab key has reached it. */
export function Forced({ state, children }: { state: keyof typeof classOf; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    addStateClasses();
    for (const part of frame.current?.querySelectorAll(parts[state]) ?? []) {
      part.classList.add(classOf[state]);
    }
  }, [state]);
  return (
    <div ref={frame} className="grid content-start gap-4">
      <h3 className="text-lg">{state}</h3>
      {children}
    </div>
  );
}

/** The stylesheet as the browser has it gets a class beside each `:hover` and `:focus-visible`; no other page has them. */
function addStateClasses(): void {
  for (const sheet of document.styleSheets) visitRules(sheet.cssRules);
}

function visitRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) addClasses(rule);
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) visitRules(rule.cssRules);
  }
}

function addClasses(rule: CSSStyleRule): void {
  const { selectorText } = rule;
  const forced = selectorText
    .replaceAll(':hover', `.${classOf.hovered}`)
    .replaceAll(':focus-visible', `.${classOf.focused}`);
  const isDone = selectorText.includes(classOf.hovered) || selectorText.includes(classOf.focused);
  if (forced !== selectorText && !isDone) rule.selectorText = `${selectorText}, ${forced}`;
}
