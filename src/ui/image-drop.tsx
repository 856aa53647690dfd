import { lazy, Suspense, useId, useRef } from 'react';
import { formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from './button.tsx';
import { FileInput } from './file-input.tsx';
import styles from './image-drop.module.css';
import { loadPatiently } from './load-patiently.ts';
import { UploadIcon } from './more-icons.tsx';
import { Skeleton } from './skeleton.tsx';
import { useFileDrop } from './use-file-drop.ts';
import type { Pictures } from './use-pictures.ts';
import { watchable } from './watchable.ts';

/** The sortable grid needs a drag library, so it is loaded with the first picture. */
const PictureGrid = lazy(async () => {
  const { PictureGrid: Grid } = await loadPatiently(
    () => import('./picture-grid.tsx'),
    () => isGridHeldUp.set(true),
  );
  return { default: Grid };
});

const isGridHeldUp = watchable(false);

/** Shows the chosen pictures until the grid is loaded. */
function ComingGrid({ pictures }: { pictures: Pictures }) {
  const words = useWords('pictures');
  const isHeldUp = isGridHeldUp.use();
  if (!isHeldUp) return <Skeleton lines={1} height={160} />;
  return (
    <div>
      <output>{words('images.gridHeldUp')}</output>
      <ul className="bullets spaced">
        {pictures.pictures.map(({ key, name }) => (
          <li key={key}>{name}</li>
        ))}
      </ul>
    </div>
  );
}

interface ImageDropProps {
  pictures: Pictures;
  hint: string;
  /** The error of the pictures as a whole. */
  error?: string | undefined;
  /** The errors of single pictures, by position. */
  errorsByPlace?: ReadonlyMap<number, string>;
  /** Without it the pictures are not described, and none of them is the cover. */
  altTextMaximum?: number;
}

/** Choose or drag pictures, follow their upload, describe and order them. The first is the cover. */
export function ImageDrop({ pictures, hint, error, errorsByPlace = new Map(), altTextMaximum }: ImageDropProps) {
  const words = useWords('pictures');
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const { place, isOver } = useFileDrop<HTMLDivElement>(pictures.add);
  const isFull = pictures.pictures.length >= pictures.maximum;
  return (
    <div className="stack gap16">
      <div ref={place} className={isOver ? styles['over'] : styles['target']}>
        <UploadIcon size={32} />
        <FileInput
          input={input}
          accept="image/*,.heic,.heif,.avif"
          isMultiple
          isDisabled={isFull}
          onFiles={pictures.add}
        />
        <Button
          variant="plain"
          disabled={isFull}
          aria-describedby={hintId}
          data-problem={(error !== undefined && !isFull) || undefined}
          onClick={() => input.current?.click()}
        >
          {words('images.choose')}
        </Button>
        <p id={hintId} className="quiet">
          {words('images.drag')} {hint}
          <br />
          {words('images.tally', {
            written: formatNumber(pictures.pictures.length),
            maximum: formatNumber(pictures.maximum),
          })}
        </p>
      </div>
      <div role="alert">
        {error !== undefined && (
          // The list is full, so the button is disabled and cannot take the focus.
          <p className={`danger breaks ${styles['error']}`} tabIndex={-1} data-problem={isFull || undefined}>
            {error}
          </p>
        )}
        {pictures.refused.map(({ name, because }) => (
          <p key={`${name}:${because}`} className={`danger breaks ${styles['error']}`}>
            {words(`images.refused.${because}`, { name, maximum: formatNumber(pictures.maximum) })}
          </p>
        ))}
      </div>
      {pictures.pictures.length > 0 && (
        <Suspense fallback={<ComingGrid pictures={pictures} />}>
          <PictureGrid pictures={pictures} errorsByPlace={errorsByPlace} altTextMaximum={altTextMaximum} />
        </Suspense>
      )}
    </div>
  );
}
