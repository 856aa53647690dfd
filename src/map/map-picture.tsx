import { type ReactNode, useRef, useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import type { Position } from '../contract/area.ts';
import { groundCredit, type MapPictureSize, mapPictureWords, mapSchemes } from '../contract/site/map-picture.ts';
import styles from './map-picture.module.css';

interface MapPictureProps {
  position: Position;
  /** An approximate position is a circle, not a pin. */
  isExact: boolean;
  /** Pixels; at most the 400 of the picture. */
  height: number;
  /** What lies there: an address or a town. */
  place: string;
  /** Where the server draws it: `filePaths.mapPicture`. */
  addressOf: (look: string, place: string, version: string) => string;
  /** Where a press leads: the way. */
  href?: string;
  /** Or the map with which a press replaces the picture. */
  map?: () => ReactNode;
}

/** A small map that the server has drawn: it needs no script, and one press leads to more. */
export function MapPicture({ position, isExact, height, place, addressOf, href, map }: MapPictureProps) {
  const words = useWords('map');
  const frame = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const sourceOf = (size: MapPictureSize, scheme: (typeof mapSchemes)[number]): string =>
    addressOf(...mapPictureWords({ size, scheme, position, isExact }));
  const alt = words(isExact ? 'picture.exact' : 'picture.approximate', { place });
  // Of two lazy pictures the hidden one is never loaded, and the server knows no scheme.
  const pictures = mapSchemes.map((scheme) => (
    <picture key={scheme} className={styles[scheme]}>
      <source media="(max-width: 480px)" srcSet={sourceOf('phone', scheme)} />
      <img src={sourceOf('wide', scheme)} alt={alt} loading="lazy" decoding="async" />
    </picture>
  ));
  const open = (): void => {
    setIsOpen(true);
    frame.current?.focus({ preventScroll: true });
  };
  const isMap = isOpen && map !== undefined;
  return (
    <div className={styles['figure']}>
      <div ref={frame} className={`clipped round20 ${styles['frame']}`} style={{ height }} tabIndex={-1}>
        {isMap ? (
          map()
        ) : href === undefined ? (
          <button type="button" aria-label={words('picture.open', { alt })} onClick={open}>
            {pictures}
          </button>
        ) : (
          <a href={href} target="_blank" rel="noreferrer" aria-label={words('picture.way', { alt })}>
            {pictures}
          </a>
        )}
      </div>
      {!isMap && <small>{groundCredit}</small>}
    </div>
  );
}
