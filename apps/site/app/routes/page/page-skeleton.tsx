import { Document, DocumentSkeleton } from '../../components/document.tsx';
import { SkeletonBlock } from '../../components/loading.tsx';

export function PageSkeleton() {
  return (
    <Document title={<SkeletonBlock className="h-9 w-4/5 lg:h-24" />}>
      <DocumentSkeleton />
    </Document>
  );
}
