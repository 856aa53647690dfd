import styles from './face.module.css';
import { initialsOf, staffStyleOf } from './staff-colours.ts';

interface FaceProps {
  name: string;
  /** Which of the eight colours; absent for the brand's. */
  colour?: number | undefined;
  picture?: string | null | undefined;
  /** Edge in pixels; 40 unless said. */
  size?: number;
}

/** A person as a circle: the picture, else the initials in the person's colour. Decorative: the name stands beside it. */
export function Face({ name, colour, picture, size = 40 }: FaceProps) {
  const frame = { width: size, height: size };
  if (typeof picture === 'string')
    return <img className={`small strong rigid ${styles['face']}`} src={picture} alt="" {...frame} />;
  const isStaff = colour !== undefined;
  return (
    <span
      aria-hidden="true"
      className={`strong rigid ${size < 34 ? 'tiny' : 'small'} ${styles['face']} ${isStaff ? styles['staff'] : ''}`}
      style={isStaff ? { ...frame, ...staffStyleOf(colour) } : frame}
    >
      {initialsOf(name)}
    </span>
  );
}
