import { useRef } from 'react';
import { formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from './button.tsx';
import { CloseIcon, icon } from './icons.tsx';
import styles from './photo-tiles.module.css';
import type { Picture } from './picture-list.ts';
import type { Pictures } from './use-pictures.ts';

const CameraIcon = icon('M4 8h3l2-3h6l2 3h3v11H4zM12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z');

/** A few pictures as small tiles, and one to add another. For many, with order and words: `ImageDrop`. */
export function PhotoTiles({ pictures, add }: { pictures: Pictures; add: string }) {
  const words = useWords('pictures');
  const input = useRef<HTMLInputElement>(null);
  const isFull = pictures.pictures.length >= pictures.maximum;
  return (
    <div>
      <ul className="row gap10">
        {pictures.pictures.map((picture, place) => (
          <li key={picture.key} className={`on-sunken ${styles['tile']}`}>
            {picture.preview !== '' && <img src={picture.preview} alt={picture.name} />}
            <State picture={picture} onRetry={() => pictures.retry(picture.key)} />
            <Button
              isIcon
              variant="plain"
              className={styles['remove']}
              aria-label={words('images.remove', { number: place + 1 })}
              onClick={() => pictures.remove(picture.key)}
            >
              <CloseIcon size={14} />
            </Button>
          </li>
        ))}
        {!isFull && (
          <li>
            <button type="button" className={styles['add']} onClick={() => input.current?.click()}>
              <CameraIcon size={20} />
              {add}
            </button>
          </li>
        )}
      </ul>
      <input
        ref={input}
        className="visually-hidden"
        tabIndex={-1}
        type="file"
        accept="image/*,.heic,.heif,.avif"
        multiple
        disabled={isFull}
        aria-hidden="true"
        onChange={(event) => {
          pictures.add([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      <div role="alert">
        {pictures.refused.map(({ name, because }) => (
          <p key={`${name}:${because}`} className="danger small spaced">
            {words(`images.refused.${because}`, { name, maximum: formatNumber(pictures.maximum) })}
          </p>
        ))}
      </div>
    </div>
  );
}

function State({ picture: { name, step }, onRetry }: { picture: Picture; onRetry: () => void }) {
  const words = useWords('pictures');
  if (step.at === 'stored') return null;
  if (step.at === 'failed')
    return (
      <span role="alert" className={`bar tiny text-center centered ${styles['state']}`}>
        <span className="visually-hidden">{words('images.failed', { name, sentence: step.sentence })}</span>
        <Button isCompact onClick={onRetry}>
          {words('images.retry')}
        </Button>
      </span>
    );
  if (step.at === 'uploading')
    return (
      <span className={`bar tiny text-center centered ${styles['state']}`}>
        <progress max={100} value={Math.round(step.share * 100)} aria-label={words('images.uploading', { name })} />
      </span>
    );
  return (
    <span className={`bar tiny text-center centered ${styles['state']}`}>
      {words(step.at === 'heldUp' ? 'images.heldUp' : 'images.preparing')}
    </span>
  );
}
