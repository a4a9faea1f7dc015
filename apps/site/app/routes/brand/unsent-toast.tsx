import { useState } from 'react';
import { useLocation } from 'react-router';
import { Toast, ToastCorner } from '../../components/toast.tsx';
import type { BrandAnswer } from './page.ts';

/** Says that a form was not sent, in sight wherever the form stands on its page. */
export function UnsentToast({ answer }: { answer: BrandAnswer | undefined }) {
  const { pathname } = useLocation();
  const [closed, setClosed] = useState<BrandAnswer>();
  return (
    <ToastCorner>
      {answer?.isUnsent && answer !== closed && (
        <Toast look="error" closeUrl={pathname} onClose={() => setClosed(answer)}>
          {answer.message}
        </Toast>
      )}
    </ToastCorner>
  );
}
