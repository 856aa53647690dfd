import { type ReactNode, Suspense, useState } from 'react';
import { formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { FallbackImage } from './fallback-image.tsx';
import type { GalleryPicture } from './gallery.tsx';
import { lazyPart } from './load-patiently.ts';
import styles from './mosaic.module.css';
import { sourcesOf } from './picture-sources.ts';
import { SharedPicture } from './tapped-card.tsx';

const Lightbox = lazyPart(async () => (await import('./gallery.tsx')).Lightbox);

interface MosaicProps {
  images: readonly GalleryPicture[];
  /** Of the thing that they show: the picture of its card becomes the first one. */
  id: string;
  /** What they show, where a picture has no text of its own. */
  title: string;
  /** A badge in the upper left corner. */
  ribbon?: ReactNode;
  /** Round buttons in the upper right corner: share, heart. */
  actions?: ReactNode;
  /** What stands there without a picture: a drawing of the trade or the kind. */
  substitute: ReactNode;
}

const halfPage = '(min-width: 1240px) 600px, (min-width: 768px) 50vw, 100vw';
const wholePage = '(min-width: 1280px) 1248px, 100vw';
const quarterPage = '(min-width: 1240px) 300px, (min-width: 768px) 25vw, 100vw';

/** Four pictures would leave a hole. */
const shownOf = (count: number): number => (count === 4 ? 3 : Math.min(count, 5));

/** The first picture large and up to four beside it; on a phone one from edge to edge, the next by a swipe. Each opens all. */
export function Mosaic({ id, images, title, ribbon, actions, substitute }: MosaicProps) {
  const words = useWords('ui');
  const [opened, setOpened] = useState<number>();
  const shown = images.slice(0, shownOf(images.length));
  const altOf = ({ alt }: GalleryPicture): string => (alt === '' ? title : alt);
  return (
    <div className={styles['frame']}>
      <ul className={`${styles['mosaic']} ${styles[`of${shown.length}`] ?? ''}`} aria-label={words('mosaic.label')}>
        {shown.length === 0 && <li>{substitute}</li>}
        {shown.map((image, at) => (
          <li key={image.id}>
            <button
              type="button"
              aria-label={words('mosaic.open', { alt: altOf(image) })}
              onClick={() => setOpened(at)}
            >
              {at === 0 ? (
                <SharedPicture id={id}>
                  <FallbackImage
                    {...sourcesOf(image, shown.length === 1 ? wholePage : halfPage)}
                    alt={altOf(image)}
                    fetchPriority="high"
                  />
                </SharedPicture>
              ) : (
                <FallbackImage {...sourcesOf(image, quarterPage)} alt={altOf(image)} loading="lazy" />
              )}
            </button>
          </li>
        ))}
      </ul>
      {ribbon !== undefined && <div className={styles['ribbon']}>{ribbon}</div>}
      {actions !== undefined && <div className={`beside gap8 ${styles['actions']}`}>{actions}</div>}
      {images.length > 1 && (
        <button type="button" className={`finger-tall pressable ${styles['all']}`} onClick={() => setOpened(0)}>
          {images.length === 2
            ? words('mosaic.both')
            : words('mosaic.all', { count: images.length, number: formatNumber(images.length) })}
        </button>
      )}
      {opened !== undefined && (
        <Suspense fallback={null}>
          <Lightbox images={images} title={title} first={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
