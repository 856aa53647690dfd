import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { FallbackImage } from './fallback-image.tsx';
import styles from './gallery.module.css';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from './icons.tsx';
import { sourcesOf } from './picture-sources.ts';
import { useTurning } from './use-turning.ts';

export interface GalleryPicture {
  id: string;
  url: string;
  alt: string;
  width: number | null;
  sizes: readonly { width: number; url: string }[];
  isAnimated: boolean;
}

interface GalleryProps {
  images: readonly GalleryPicture[];
  /** What they show, where a picture has no text of its own. */
  title: string;
  /** A word across the corner of the picture. */
  ribbon?: ReactNode;
  /** Lower than where the pictures are what the page is about. */
  isLow?: boolean;
}

/** One picture at a time: arrow keys, buttons, swiping, thumbnails; a click opens it over the whole screen. */
export function Gallery({ images, title, ribbon, isLow = false }: GalleryProps) {
  const words = useWords('pictures');
  const dialog = useRef<HTMLDialogElement>(null);
  const [place, setPlace] = useState(0);
  const [isLarge, setIsLarge] = useState(false);
  const go = useCallback(
    (step: number): void => setPlace((before) => (before + step + images.length) % images.length),
    [images.length],
  );
  const gallery = useTurning<HTMLElement>(go, images.length > 1);
  const open = (): void => {
    setIsLarge(true);
    dialog.current?.showModal();
  };
  const shown = { images, title, place, go };
  return (
    <section ref={gallery} className="stack gap8 shrinks" aria-label={words('gallery.label')}>
      <div className={`clipped on-sunken round20 ${styles['small']} ${isLow ? styles['low'] : ''}`}>
        {ribbon !== undefined && <span className={`strong ${styles['ribbon']}`}>{ribbon}</span>}
        <Stage {...shown} onOpen={open} />
      </div>
      {images.length > 1 && <Thumbnails images={images} place={place} onChoose={setPlace} />}
      <dialog
        ref={dialog}
        className={`flush ${styles['dialog']}`}
        aria-label={words('gallery.label')}
        onClose={() => setIsLarge(false)}
      >
        {isLarge && (
          <>
            <button
              type="button"
              className={styles['close']}
              aria-label={words('gallery.close')}
              onClick={() => dialog.current?.close()}
            >
              <CloseIcon size={28} />
            </button>
            <Stage {...shown} />
          </>
        )}
      </dialog>
    </section>
  );
}

interface ThumbnailsProps extends Pick<GalleryProps, 'images'> {
  /** The one that is shown large. */
  place: number;
  onChoose: (place: number) => void;
}

function Thumbnails({ images, place, onChoose }: ThumbnailsProps) {
  const words = useWords('pictures');
  return (
    <ol className={`beside gap8 ${styles['thumbnails']}`}>
      {images.map((image, index) => (
        <li key={image.id}>
          <button
            type="button"
            className={`clipped pressable ${styles['thumbnail']}`}
            aria-label={words('gallery.show', { number: formatNumber(index + 1) })}
            aria-current={index === place}
            onClick={() => onChoose(index)}
          >
            <FallbackImage {...sourcesOf(image, '96px')} alt="" loading="lazy" width={96} height={72} />
          </button>
        </li>
      ))}
    </ol>
  );
}

interface LightboxProps extends Pick<GalleryProps, 'images' | 'title'> {
  /** The picture that was pressed. */
  first: number;
  onClose: () => void;
}

/** All pictures over the whole screen, one at a time, as long as it is rendered. */
export function Lightbox({ images, title, first, onClose }: LightboxProps) {
  const words = useWords('pictures');
  const [place, setPlace] = useState(first);
  const go = useCallback(
    (step: number): void => setPlace((before) => (before + step + images.length) % images.length),
    [images.length],
  );
  const dialog = useTurning<HTMLDialogElement>(go, images.length > 1);
  useLayoutEffect(
    function openModally() {
      const opened = dialog.current;
      opened?.showModal();
      return () => opened?.close();
    },
    [dialog],
  );
  return (
    <dialog
      ref={dialog}
      className={`flush ${styles['dialog']}`}
      aria-label={words('gallery.label')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <button type="button" className={styles['close']} aria-label={words('gallery.close')} onClick={onClose}>
        <CloseIcon size={28} />
      </button>
      <Stage images={images} title={title} place={place} go={go} />
    </dialog>
  );
}

/** As wide as the page, which ends at 1280 pixels. */
const pageSizes = '(min-width: 1280px) 1248px, calc(100vw - 32px)';

interface StageProps {
  images: readonly GalleryPicture[];
  title: string;
  place: number;
  go: (step: number) => void;
  /** Absent if the picture is already large. */
  onOpen?: () => void;
}

function Stage({ images, title, place, go, onOpen }: StageProps) {
  const words = useWords('pictures');
  const image = images[place];
  const isAlone = images.length < 2;
  const alt = image?.alt === undefined || image.alt === '' ? title : image.alt;
  const picture = (
    <FallbackImage
      key={image?.id}
      className={styles['picture']}
      {...(image?.isAnimated === true
        ? { src: image.url }
        : sourcesOf(image, onOpen === undefined ? '100vw' : pageSizes))}
      alt={alt}
      fetchPriority="high"
    />
  );
  return (
    <div className={styles['stage']}>
      {onOpen === undefined || image === undefined ? (
        picture
      ) : (
        <button
          type="button"
          className={`full-width bare ${styles['open']}`}
          aria-label={words('gallery.open', { alt })}
          onClick={onOpen}
        >
          {picture}
        </button>
      )}
      {!isAlone && (
        <>
          <button
            type="button"
            className={styles['before']}
            aria-label={words('gallery.before')}
            onClick={() => go(-1)}
          >
            <ChevronLeftIcon size={28} />
          </button>
          <button type="button" className={styles['after']} aria-label={words('gallery.after')} onClick={() => go(1)}>
            <ChevronRightIcon size={28} />
          </button>
          <output className={`small round20 ${styles['count']}`}>
            {words('gallery.count', { number: formatNumber(place + 1), total: formatNumber(images.length) })}
          </output>
        </>
      )}
    </div>
  );
}
