import type { ReactNode } from 'react';
import { FallbackImage } from '#ui/fallback-image.tsx';
import { Link } from '#ui/link.tsx';
import { sourcesOf } from '#ui/picture-sources.ts';
import { languageOfStrand, paths } from '../../../paths.ts';
import { tradePicture } from '../../../search/trade-picture.ts';
import styles from './visits.module.css';

interface ProviderLineProps {
  id: string;
  name: string;
  picture: Parameters<typeof sourcesOf>[0];
  /** Its picture stands in where the provider has none. */
  trade: Parameters<typeof tradePicture>[0];
  children: ReactNode;
}

/** A provider in a list of visits: picture, name, and what is said below it. */
export const ProviderLine = ({ id, name, picture, trade, children }: ProviderLineProps) => (
  <article className={`row gap14 on-surface round20 ${styles['once']}`}>
    <FallbackImage
      {...sourcesOf(picture, '68px')}
      instead={tradePicture(trade)}
      alt=""
      width={68}
      height={68}
      loading="lazy"
    />
    <div>
      <h3 lang={languageOfStrand.services}>
        <Link to={paths.provider(id)}>{name}</Link>
      </h3>
      {children}
    </div>
  </article>
);
