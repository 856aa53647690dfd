import { useWords } from '#i18n/i18n.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { PhoneIcon } from '#ui/more-icons.tsx';
import { telephoneLink } from '#ui/telephone-link.ts';
import type { ListingDetail } from '../../../contract/property/listing-detail.ts';
import { goToInquiry } from './inquiry-section.tsx';
import { usePriceBeside } from './price-beside.tsx';
import { priceLabelOf } from './price-label.ts';
import { useIsOwn } from './use-is-own.ts';

/** On phones price and contact stay in sight. */
export function ListingBar({ listing }: { listing: ListingDetail }) {
  const words = useWords('listing');
  const beside = usePriceBeside(listing);
  const isOwn = useIsOwn(listing);
  const { phone, name } = listing.agent;
  if (isOwn) return null;
  return (
    <ActionBar title={priceLabelOf(listing)?.price ?? name} text={beside}>
      {phone !== null && (
        <Button
          href={telephoneLink(phone)}
          variant="plain"
          isIcon
          icon={<PhoneIcon />}
          aria-label={words('agent.call', { phone })}
        />
      )}
      <Button onClick={goToInquiry}>{words('bar.message')}</Button>
    </ActionBar>
  );
}
