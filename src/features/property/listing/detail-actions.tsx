import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { ArrowLeftIcon, HeartIcon } from '#ui/icons.tsx';
import { ShareIcon } from '#ui/more-icons.tsx';
import { share } from '#ui/share.ts';
import { toast } from '#ui/toast.tsx';
import { heartOf } from '../../../api/pressed-heart.ts';
import type { ListingDetail } from '../../../contract/property/listing-detail.ts';
import { useFavorites } from '../favorite/favorites.ts';
import styles from './detail.module.css';
import { useStepBack } from './use-step-back.ts';

/** Over the pictures, where one came from. */
export function BackButton() {
  const words = useWords('listing');
  const back = useStepBack();
  return (
    <Button
      variant="plain"
      isIcon
      className={styles['back']}
      icon={<ArrowLeftIcon />}
      aria-label={words('detail.back')}
      onClick={back}
    />
  );
}

/** Over the pictures. */
export function ListingActions({ listing: { id, title } }: { listing: ListingDetail }) {
  const words = useWords('listing');
  const favorites = useFavorites();
  const isFavorite = favorites.isFavorite(id);
  const shareListing = async (): Promise<void> => {
    const outcome = await share({ title, url: location.href });
    if (outcome === 'copied') toast.success(words('detail.linkCopied'));
    if (outcome === 'failed') toast.error(words('detail.linkNotCopied', { url: location.href }));
  };
  return (
    <>
      <Button
        variant="plain"
        isIcon
        icon={<ShareIcon />}
        aria-label={words('detail.share')}
        onClick={() => void shareListing()}
      />
      <Button
        variant="plain"
        isIcon
        icon={<HeartIcon className={isFavorite ? styles['favorite'] : undefined} />}
        data-heart={heartOf('favorites', id)}
        aria-label={words('detail.favorite')}
        aria-pressed={isFavorite}
        onClick={() => favorites.toggle(id)}
      />
    </>
  );
}
