import type { KeyboardEvent, MouseEvent } from 'react';
import { SearchIcon } from './icons.tsx';
import styles from './marked-picture.module.css';

/** The middle of the frame, in percent of the picture's width and height. */
export interface Mark {
  x: number;
  y: number;
}

interface MarkedPictureProps {
  url: string;
  alt: string;
  /** What the link to the picture in its full size is called. */
  open: string;
  /** What the frame is called; it is drawn where `mark` says. */
  label: string;
  mark: Mark | null;
  /** Absent where nothing is marked now. The frame goes where one clicks, and with the arrow keys. */
  onMark?: ((mark: Mark) => void) | undefined;
}

const steps: Record<string, Mark> = {
  ArrowLeft: { x: -2, y: 0 },
  ArrowRight: { x: 2, y: 0 },
  ArrowUp: { x: 0, y: -2 },
  ArrowDown: { x: 0, y: 2 },
};

const within = (percent: number): number => Math.min(100, Math.max(0, Math.round(percent)));

/** A picture with a frame around the place that is meant. */
export function MarkedPicture({ url, alt, open, label, mark, onMark }: MarkedPictureProps) {
  const place = ({ currentTarget, clientX, clientY, detail }: MouseEvent): void => {
    // By a key the click has no place.
    if (detail === 0) return onMark?.({ x: 50, y: 50 });
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return onMark?.({ x: within(((clientX - left) / width) * 100), y: within(((clientY - top) / height) * 100) });
  };
  const move = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (step === undefined || mark === null || onMark === undefined) return;
    event.preventDefault();
    onMark({ x: within(mark.x + step.x), y: within(mark.y + step.y) });
  };
  const picture = <img src={url} alt={alt} />;
  return (
    <div className={`relative clipped on-sunken round14 ${styles['picture']}`}>
      {onMark === undefined ? (
        picture
      ) : (
        <button
          type="button"
          className={`full-width bare ${styles['place']}`}
          aria-label={label}
          onClick={place}
          onKeyDown={move}
        >
          {picture}
        </button>
      )}
      {mark !== null && (
        <span className={styles['frame']} style={{ left: `${mark.x}%`, top: `${mark.y}%` }}>
          <span className="visually-hidden">{label}</span>
        </span>
      )}
      <a
        className={`bar centered round10 ${styles['open']}`}
        href={url}
        target="_blank"
        rel="noreferrer"
        aria-label={open}
      >
        <SearchIcon size={18} />
      </a>
    </div>
  );
}
