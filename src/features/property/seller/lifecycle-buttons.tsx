import { formatListingDay } from '#i18n/format-days.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.tsx';
import { useChange } from '../../../api/change.ts';
import { listListings } from '../../../contract/property/browse-listings.ts';
import { mapListings } from '../../../contract/property/browse-map.ts';
import {
  confirmAvailable,
  duplicateListing,
  getOwnProperty,
  getUserProperties,
  type ListedProperty,
  listOwnRows,
  type Property,
  renewListing,
  updateProperty,
} from '../../../contract/property/listing.ts';
import { getListing, previewListing } from '../../../contract/property/listing-detail.ts';
import { usePublishQuestions } from './use-publish-questions.ts';
import { useRefusal } from './use-refusal.ts';

export const refreshedByChange = [
  getUserProperties,
  listOwnRows,
  getOwnProperty,
  listListings,
  mapListings,
  getListing,
  previewListing,
];

/** The actions beside editing that the listing's status allows. What a decision has hidden is published by none. */
export function LifecycleButtons({ property, isExpiring }: { property: ListedProperty; isExpiring: boolean }) {
  const { id, status, isTakenDown } = property;
  return (
    <>
      {status !== 'expired' && !isTakenDown && <StatusToggle property={property} />}
      {(status === 'published' || (status === 'expired' && !isTakenDown)) && (
        <RenewButton id={id} isUrgent={status === 'expired' || isExpiring} />
      )}
      {status === 'published' && <ConfirmButton id={id} />}
      {!isTakenDown && <DuplicateButton id={id} />}
    </>
  );
}

/** The next status: a public listing is paused, one that waits becomes a plain draft, others are published. */
const nextStatus = ({ status, awaitsConfirmation }: ListedProperty) =>
  status === 'published' ? 'paused' : awaitsConfirmation === true ? 'draft' : 'published';

function StatusToggle({ property }: { property: ListedProperty }) {
  const words = useWords('seller');
  const onError = useRefusal();
  const onSuccess = ({ awaitsConfirmation, isHeld }: Property): void => {
    if (isHeld) toast.success(words('held'));
    else if (awaitsConfirmation) toast.success(words('unconfirmed.waits'));
  };
  const change = useChange(updateProperty, { refreshes: refreshedByChange, onSuccess, onError });
  const { id, isHeld: isWaiting } = property;
  const next = nextStatus(property);
  const mayBePublished = usePublishQuestions();
  const go = async (): Promise<void> => {
    if (next !== 'published' || (await mayBePublished(id))) change.mutate({ body: { id, status: next } });
  };
  if (isWaiting)
    return (
      <Button variant="plain" isCompact disabled>
        {words('become.held')}
      </Button>
    );
  return (
    <Button variant="plain" isCompact disabled={change.isPending} onClick={() => void go()}>
      {words(change.isPending ? 'changing' : `become.${next}`)}
    </Button>
  );
}

function RenewButton({ id, isUrgent }: { id: Property['id']; isUrgent: boolean }) {
  const words = useWords('seller');
  const onError = useRefusal();
  const renewal = useChange(renewListing, {
    refreshes: refreshedByChange,
    onSuccess: ({ expiresAt }) =>
      toast.success(words('renew.done', { day: expiresAt === null ? '' : formatListingDay(expiresAt) })),
    onError,
  });
  return (
    <Button
      variant={isUrgent ? 'primary' : 'plain'}
      isCompact
      disabled={renewal.isPending}
      onClick={() => renewal.mutate({ params: { id } })}
    >
      {words(renewal.isPending ? 'changing' : 'renew.label')}
    </Button>
  );
}

function ConfirmButton({ id }: Pick<Property, 'id'>) {
  const words = useWords('seller');
  const onError = useRefusal();
  const confirmation = useChange(confirmAvailable, {
    refreshes: refreshedByChange,
    onSuccess: () => toast.success(words('stillAvailable.done')),
    onError,
  });
  return (
    <Button
      variant="plain"
      isCompact
      disabled={confirmation.isPending}
      onClick={() => confirmation.mutate({ params: { id } })}
    >
      {words(confirmation.isPending ? 'changing' : 'stillAvailable.label')}
    </Button>
  );
}

function DuplicateButton({ id }: Pick<Property, 'id'>) {
  const words = useWords('seller');
  const onError = useRefusal();
  const duplication = useChange(duplicateListing, {
    refreshes: [getUserProperties],
    onSuccess: () => toast.success(words('duplicate.done')),
    onError,
  });
  return (
    <Button
      variant="plain"
      isCompact
      disabled={duplication.isPending}
      onClick={() => duplication.mutate({ params: { id } })}
    >
      {words(duplication.isPending ? 'changing' : 'duplicate.label')}
    </Button>
  );
}
