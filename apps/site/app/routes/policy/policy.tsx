import { Document, DocumentSkeleton, Prose } from '../../components/prose.tsx';
import { Section } from '../../components/section.tsx';
import type { CleanHtml } from '../../data/clean-html.ts';
import type { SectionData } from '../../data/load.ts';

type PolicyProps = { title: string; html: SectionData<CleanHtml> };

export function Policy({ title, html }: PolicyProps) {
  return (
    <Document title={title}>
      <Section of={html} loading={<DocumentSkeleton />}>
        {(text) => <Prose html={text} />}
      </Section>
    </Document>
  );
}
