import type { KeyboardEvent } from 'react';

type TabListProps<Value extends string> = {
  label: string;
  /** Tabs are `{name}-tab-{value}`, their panels `{name}-panel-{value}`. */
  name: string;
  /** Without data there are none to point at. */
  hasPanels: boolean;
  tabs: readonly { value: Value; label: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

const turns: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Tabs as assistive technology knows them: one stop in the tab order, arrows between. */
export function TabList<Value extends string>({
  label,
  name,
  hasPanels,
  tabs,
  ...choice
}: TabListProps<Value>) {
  const { chosen, onChoose } = choice;

  const turn = (event: KeyboardEvent) => {
    const step = turns[event.key];
    const index = tabs.findIndex(({ value }) => value === chosen);
    const next = step === undefined ? undefined : tabs.at((index + step) % tabs.length);
    if (!next) return;
    event.preventDefault();
    onChoose(next.value);
    document.getElementById(`${name}-tab-${next.value}`)?.focus();
  };

  return (
    <div role="tablist" aria-label={label} className="tab-list noscript:hidden">
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={`${name}-tab-${tab.value}`}
          aria-controls={hasPanels ? `${name}-panel-${tab.value}` : undefined}
          aria-selected={tab.value === chosen}
          tabIndex={tab.value === chosen ? 0 : -1}
          onKeyDown={turn}
          onClick={() => onChoose(tab.value)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
