import { formatDate } from '@naya/contract/format/date';
import { Chip } from '../../components/chip.tsx';
import type { BlogCardData } from '../../data/blog-card.ts';

export function PostDate({ of }: { of: Pick<BlogCardData, 'created_at'> }) {
  const date = formatDate(of.created_at);
  return date && <time dateTime={of.created_at ?? undefined}>{date}</time>;
}

export function PostTags({ tags }: { tags: string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
      {Array.from(new Set(tags), (tag) => (
        <li key={tag}>
          <Chip>{tag}</Chip>
        </li>
      ))}
    </ul>
  );
}
