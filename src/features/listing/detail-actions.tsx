import { heartOf } from '../../api/pressed-heart.ts';
import type { ListingDetail } from '../../contract/listing-detail.ts';
import { useWords } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { ArrowLeftIcon, HeartIcon, ShareIcon } from '../../ui/icons.tsx';
import { share } from '../../ui/share.ts';
import { toast } from '../../ui/toast.tsx';
import { useFavorites } from '../favorite/favorites.ts';
import styles from './detail.module.css';
import { useStepBack } from './use-step-back.ts';

/** Back, favourite and share. A preview for the owner has only Back. */
export function DetailActions({ listing: { id, title }, isPreview }: { listing: ListingDetail; isPreview: boolean }) {
  const words = useWords('listing');
  const back = useStepBack();
  const favorites = useFavorites();
  const isFavorite = favorites.isFavorite(id);
  const shareListing = async (): Promise<void> => {
    const outcome = await share({ title, url: location.href });
    if (outcome === 'copied') toast.success(words('detail.linkCopied'));
    if (outcome === 'failed') toast.error(words('detail.linkNotCopied', { url: location.href }));
  };
  return (
    <div className={styles['actions']}>
      <Button variant="plain" aria-label={words('detail.back')} onClick={back}>
        <ArrowLeftIcon />
        <span className={styles['backWord']}>{words('detail.back')}</span>
      </Button>
      {isPreview ? null : (
        <>
          <span className={styles['spring']} />
          <Button
            variant="plain"
            icon={<HeartIcon className={isFavorite ? styles['favorite'] : undefined} />}
            data-heart={heartOf('favorites', id)}
            aria-pressed={isFavorite}
            onClick={() => favorites.toggle(id)}
          >
            {words('detail.favorite')}
          </Button>
          <Button variant="plain" icon={<ShareIcon />} onClick={() => void shareListing()}>
            {words('detail.share')}
          </Button>
        </>
      )}
    </div>
  );
}
