import { sourcesOf } from '#ui/picture-sources.ts';
import type { ProviderProfile } from '../../../contract/services/provider.ts';
import styles from './portrait.module.css';

/** The profile picture; the name beside it says who that is. Nothing where there is none. */
export function Portrait({ portrait, size }: Pick<ProviderProfile, 'portrait'> & { size: 40 | 72 }) {
  if (portrait === null) return null;
  return (
    <img
      className={styles['portrait']}
      {...sourcesOf(portrait, `${size}px`)}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
    />
  );
}
