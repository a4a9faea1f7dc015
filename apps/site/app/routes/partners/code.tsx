/** A piece of code to copy; it scrolls in its own box. */
export function Code({ children }: { children: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable
    <pre tabIndex={0} className="overflow-x-auto rounded-control bg-sunken p-4 text-sm">
      <code>{children}</code>
    </pre>
  );
}
