import { TextInput } from '@mantine/core';
import type { HTMLAttributes, Ref } from 'react';
import { formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from './button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx';
import styles from './image-drop.module.css';
import { WithMantine } from './mantine-form.tsx';
import { DragIcon, TrashIcon } from './more-icons.tsx';
import type { Picture } from './picture-list.ts';
import type { Pictures } from './use-pictures.ts';

interface PictureCardProps {
  picture: Picture;
  place: number;
  pictures: Pictures;
  error: string | undefined;
  altTextMaximum: number | undefined;
  /** The attributes of the drag handle. */
  handle: Omit<HTMLAttributes<HTMLButtonElement>, 'color'> & { ref: Ref<HTMLButtonElement> };
}

export function PictureCard({ picture, place, pictures, error, altTextMaximum, handle }: PictureCardProps) {
  const words = useWords('pictures');
  const number = place + 1;
  return (
    <>
      <div className={`clipped on-sunken round12 ${styles['frame']}`}>
        {picture.preview !== '' && (
          <img src={picture.preview} alt={picture.alt} className={`full-width ${styles['preview']}`} />
        )}
        {place === 0 && altTextMaximum !== undefined && (
          <span className={`tiny strong round10 ${styles['cover']}`}>{words('images.cover')}</span>
        )}
        <UploadState picture={picture} onRetry={() => pictures.retry(picture.key)} />
      </div>
      <Tools picture={picture} place={place} pictures={pictures} handle={handle} />
      {altTextMaximum !== undefined && (
        <WithMantine>
          <TextInput
            label={words('images.alt', { number })}
            placeholder={words('images.altExample')}
            maxLength={altTextMaximum}
            value={picture.alt}
            error={error}
            onChange={(event) => pictures.describe(picture.key, event.currentTarget.value)}
          />
        </WithMantine>
      )}
    </>
  );
}

/** To drag it, to move it by one place, and to remove it. */
function Tools(props: Pick<PictureCardProps, 'picture' | 'place' | 'pictures' | 'handle'>) {
  const { picture, place, pictures, handle } = props;
  const words = useWords('pictures');
  const number = place + 1;
  const last = pictures.pictures.length - 1;
  return (
    <div className="beside gap4 between">
      <Button
        isIcon
        variant="plain"
        {...handle}
        className={styles['handle']}
        aria-label={words('images.drags', { number })}
      >
        <DragIcon />
      </Button>
      <Button
        isIcon
        variant="plain"
        disabled={place === 0}
        aria-label={words('images.earlier', { number })}
        onClick={() => pictures.move(place, place - 1)}
      >
        <ChevronLeftIcon />
      </Button>
      <Button
        isIcon
        variant="plain"
        disabled={place === last}
        aria-label={words('images.later', { number })}
        onClick={() => pictures.move(place, place + 1)}
      >
        <ChevronRightIcon />
      </Button>
      <Button
        isIcon
        variant="plain"
        aria-label={words('images.remove', { number })}
        onClick={() => pictures.remove(picture.key)}
      >
        <TrashIcon />
      </Button>
    </div>
  );
}

function UploadState({ picture: { name, step }, onRetry }: { picture: Picture; onRetry: () => void }) {
  const words = useWords('pictures');
  switch (step.at) {
    case 'stored':
      return null;
    case 'kept':
    case 'preparing':
      return <span className={styles['state']}>{words('images.preparing')}</span>;
    case 'heldUp':
      return <output className={styles['state']}>{words('images.heldUp')}</output>;
    case 'waiting':
      return <span className={styles['state']}>{words('images.waiting')}</span>;
    case 'uploading': {
      const percent = Math.round(step.share * 100);
      return (
        <span className={styles['state']}>
          <progress
            className={`grows ${styles['progress']}`}
            max={100}
            value={percent}
            aria-label={words('images.uploading', { name })}
          />
          {words('images.percent', { percent: formatNumber(percent) })}
        </span>
      );
    }
    default:
      return (
        <span className={styles['failed']} role="alert">
          <span>{words('images.failed', { name, sentence: step.sentence })}</span>
          <Button isCompact onClick={onRetry}>
            {words('images.retry')}
          </Button>
        </span>
      );
  }
}
