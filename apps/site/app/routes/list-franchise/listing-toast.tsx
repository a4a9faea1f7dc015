import { messages } from '@naya/contract/api/errors';
import { franchisesUrl, listFranchiseUrl } from '@naya/contract/urls';
import { Toast, ToastCorner } from '../../components/toast.tsx';
import type { Outcome } from './use-submission.ts';

type ListingToastProps = { outcome: Outcome | null; onClose: () => void };

export function ListingToast({ outcome, onClose }: ListingToastProps) {
  return (
    <ToastCorner>
      {outcome && (
        <Toast look={outcome} closeUrl={listFranchiseUrl} onClose={onClose}>
          {outcome === 'success' ? messages.listingSent : messages.listingFailed}
          {outcome === 'success' && (
            <a href={franchisesUrl()} className="hidden text-sign underline noscript:block">
              See all franchises
            </a>
          )}
        </Toast>
      )}
    </ToastCorner>
  );
}
