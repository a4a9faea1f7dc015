/** Label and value, side by side where there is room. */
export function FactList({ facts }: { facts: Record<string, string> }) {
  return (
    <dl className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-[max-content_minmax(0,1fr)]">
      {Object.entries(facts).map(([label, value]) => (
        <div key={label} className="contents max-sm:block">
          <dt className="text-ink-muted">{label}</dt>
          <dd className="font-semibold wrap-anywhere whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
