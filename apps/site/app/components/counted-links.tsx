import { Link } from 'react-router';

type CountedLinksProps = { title: string; links: { text: string; count: number; url: string }[] };

/** Landing pages beside this one, each with the number of its brands. */
export function CountedLinks({ title, links }: CountedLinksProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title} className="mt-12">
      <h2 className="text-xl font-bold">{title}</h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {links.map(({ text, count, url }) => (
          <li key={text}>
            <Link
              to={url}
              prefetch="intent"
              className="inline-flex min-h-11 items-center gap-2 rounded-control border border-line bg-surface px-3.5 font-semibold hover:border-ink"
            >
              {text}
              <span className="tabular text-sm font-normal text-ink-muted">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
