import { type ComponentProps, type MouseEvent, type ReactNode, type UIEvent, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { FallbackImage } from '#ui/fallback-image.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { sourcesOf } from '#ui/picture-sources.ts';
import { SharedPicture } from '#ui/tapped-card.tsx';
import type { ListingCard } from '../../../contract/property/browse.ts';
import { paths } from '../../../paths.ts';
import { listingPicture } from '../../../search/listing-picture.ts';
import styles from './card-pictures.module.css';

interface CardPicturesProps {
  listing: Pick<ListingCard, 'id' | 'images' | 'category'>;
  /** The `sizes` of an <img>. */
  sizes: string;
  /** The index among all cards, from 0. The pictures of the first ones are loaded at once. */
  place: number;
  onHover: ((id: string | undefined) => void) | undefined;
  onOpen: (event: MouseEvent) => void;
}

/** The cards of one row on most screens. */
const eagerPictures = 4;
const picturesMaximum = 5;
const shape = { alt: '', width: 640, height: 480, decoding: 'async' } as const;

/**
 * The first pictures of a listing, the next by a swipe or with the mouse by two buttons. Only the first is loaded until a
 * pointer comes near. The title is the link for who listens or uses keys; this one is for pointers.
 */
export function CardPictures({ listing, sizes, place, onHover, onOpen }: CardPicturesProps) {
  const [isNear, setIsNear] = useState(false);
  const [shown, setShown] = useState(0);
  const strip = useRef<HTMLAnchorElement>(null);
  const images = listing.images.slice(0, picturesMaximum);
  const turn = (by: number): void => {
    const { current } = strip;
    current?.scrollBy({ left: by * current.clientWidth });
  };
  return (
    <div
      className={styles['picture']}
      aria-hidden="true"
      onPointerEnter={() => {
        setIsNear(true);
        onHover?.(listing.id);
      }}
      onPointerLeave={() => onHover?.(undefined)}
    >
      <Link
        ref={strip}
        className={`beside ${styles['strip']}`}
        to={paths.property(listing.id)}
        tabIndex={-1}
        draggable={false}
        onClick={onOpen}
        onScroll={({ currentTarget }: UIEvent) =>
          setShown(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))
        }
      >
        {(images.length === 0 ? [undefined] : images).map((image, index) => (
          <span key={image?.id ?? ''}>
            {index === 0 ? (
              <SharedPicture id={listing.id}>
                <Picture
                  image={image}
                  sizes={sizes}
                  category={listing.category}
                  loading={place < eagerPictures ? 'eager' : 'lazy'}
                  fetchPriority={place === 0 ? 'high' : 'auto'}
                />
              </SharedPicture>
            ) : (
              isNear && <Picture image={image} sizes={sizes} category={listing.category} />
            )}
          </span>
        ))}
      </Link>
      {images.length > 1 && <Dots images={images} shown={shown} />}
      {isNear && shown > 0 && <TurnButton side="before" icon={<ChevronLeftIcon size={18} />} onTurn={() => turn(-1)} />}
      {isNear && shown < images.length - 1 && (
        <TurnButton side="after" icon={<ChevronRightIcon size={18} />} onTurn={() => turn(1)} />
      )}
    </div>
  );
}

interface PictureProps extends Pick<ComponentProps<typeof FallbackImage>, 'loading' | 'fetchPriority'> {
  image: ListingCard['images'][number] | undefined;
  sizes: string;
  category: ListingCard['category'];
}

const Picture = ({ image, sizes, category, ...props }: PictureProps) => (
  <FallbackImage {...sourcesOf(image, sizes)} {...shape} instead={listingPicture(category)} {...props} />
);

const Dots = ({ images, shown }: { images: ListingCard['images']; shown: number }) => (
  <span className={`beside centered ${styles['dots']}`}>
    {images.map((image, index) => (
      <i key={image.id} data-shown={index === shown || undefined} />
    ))}
  </span>
);

interface TurnButtonProps {
  side: 'before' | 'after';
  icon: ReactNode;
  onTurn: () => void;
}

const TurnButton = ({ side, icon, onTurn }: TurnButtonProps) => (
  <Button variant="plain" isIcon isCompact tabIndex={-1} className={styles[side]} icon={icon} onClick={onTurn} />
);
