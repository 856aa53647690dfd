import type { ReactElement } from 'react';
import styles from './drawing.module.css';

const sparkle = (x: number, y: number): ReactElement => (
  <path className={styles['star']} d={`M${x} ${y - 7}l2 5 5 2-5 2-2 5-2-5-5-2 5-2z`} />
);

const ground = <path className={styles['shade']} d="M30 128h140" />;

/** Flat pictures in the colours of the scheme, 200 by 140. */
const drawings = {
  /** Nothing was found. */
  search: (
    <>
      {ground}
      <path className={styles['pale']} d="M40 128V62l28-22 28 22v66z" />
      <path className={styles['warm']} d="M34 66 68 38l34 28-6 6-28-23-28 23z" />
      <path className={styles['paper']} d="M58 128V96h20v32zM56 74h10v10H56zM72 74h10v10H72z" />
      <circle className={styles['lens']} cx="122" cy="72" r="30" />
      <path className={styles['handle']} d="m144 95 22 24" />
      {sparkle(160, 40)}
    </>
  ),
  /** No visits. */
  calendar: (
    <>
      {ground}
      <rect className={styles['paper']} x="52" y="34" width="96" height="90" rx="12" />
      <path className={styles['green']} d="M52 46a12 12 0 0 1 12-12h72a12 12 0 0 1 12 12v14H52z" />
      <path className={styles['line']} d="M74 26v16M126 26v16" />
      <path
        className={styles['pale']}
        d="M66 72h14v12H66zM93 72h14v12H93zM120 72h14v12h-14zM66 96h14v12H66zM120 96h14v12h-14z"
      />
      <rect className={styles['warm']} x="93" y="96" width="14" height="12" rx="3" />
      {sparkle(166, 50)}
    </>
  ),
  /** No messages. */
  messages: (
    <>
      {ground}
      <path
        className={styles['green']}
        d="M42 44a12 12 0 0 1 12-12h64a12 12 0 0 1 12 12v32a12 12 0 0 1-12 12H74L54 106V88a12 12 0 0 1-12-12z"
      />
      <path className={styles['onGreen']} d="M60 52h52M60 66h34" />
      <path
        className={styles['paper']}
        d="M92 84a10 10 0 0 1 10-10h48a10 10 0 0 1 10 10v22a10 10 0 0 1-10 10h-2v14l-16-14h-30a10 10 0 0 1-10-10z"
      />
      <path className={styles['line']} d="M108 92h36M108 102h22" />
    </>
  ),
  /** Nothing kept. */
  favorites: (
    <>
      {ground}
      <rect className={styles['paper']} x="44" y="40" width="76" height="84" rx="12" />
      <path className={styles['pale']} d="M44 52a12 12 0 0 1 12-12h52a12 12 0 0 1 12 12v34H44z" />
      <path className={styles['line']} d="M56 98h40M56 110h26" />
      <path className={styles['warm']} d="M132 108s-26-15-26-34a14 14 0 0 1 26-8 14 14 0 0 1 26 8c0 19-26 34-26 34z" />
      {sparkle(160, 44)}
    </>
  ),
  /** Nothing new. */
  bell: (
    <>
      {ground}
      <path className={styles['green']} d="M66 106V74a34 34 0 0 1 68 0v32l12 12H54z" />
      <path className={styles['warm']} d="M88 118h24a12 12 0 0 1-24 0z" />
      <path className={styles['line']} d="M100 30v10M44 62c2-10 6-16 12-22M156 62c-2-10-6-16-12-22" />
    </>
  ),
  /** Nobody yet: clients, team. */
  people: (
    <>
      {ground}
      <circle className={styles['pale']} cx="68" cy="66" r="18" />
      <path className={styles['pale']} d="M36 128c2-26 14-38 32-38s30 12 32 38z" />
      <circle className={styles['warm']} cx="132" cy="66" r="18" />
      <path className={styles['warm']} d="M100 128c2-26 14-38 32-38s30 12 32 38z" />
      <circle className={styles['green']} cx="100" cy="56" r="20" />
      <path className={styles['green']} d="M62 128c2-30 16-44 38-44s36 14 38 44z" />
    </>
  ),
  /** Nothing listed: properties, offers. */
  house: (
    <>
      {ground}
      <circle className={styles['star']} cx="152" cy="44" r="12" />
      <path className={styles['pale']} d="M56 128V72l44-34 44 34v56z" />
      <path className={styles['green']} d="m46 76 54-42 54 42-7 8-47-37-47 37z" />
      <path className={styles['warm']} d="M88 128V98h24v30z" />
      <path className={styles['paper']} d="M66 82h14v14H66zM120 82h14v14h-14z" />
    </>
  ),
  /** A price list, invoices, packages. */
  papers: (
    <>
      {ground}
      <path className={styles['pale']} d="M72 30h62l18 18v70H72z" />
      <path className={styles['paper']} d="M52 40h62l18 18v70H52z" />
      <path className={styles['green']} d="M114 40v18h18z" />
      <path className={styles['line']} d="M66 74h52M66 88h52M66 102h30" />
      <circle className={styles['warm']} cx="140" cy="112" r="16" />
      <path className={styles['onGreen']} d="m133 112 5 5 9-10" />
    </>
  ),
  /** The way is gone: no connection, no such page. */
  lost: (
    <>
      {ground}
      <path className={styles['pale']} d="M36 48 76 36l48 12 40-12v80l-40 12-48-12-40 12z" />
      <path className={styles['line']} d="M76 36v80M124 48v80" />
      <path className={styles['warm']} d="M100 98s-20-18-20-34a20 20 0 0 1 40 0c0 16-20 34-20 34z" />
      <circle className={styles['paper']} cx="100" cy="64" r="8" />
    </>
  ),
} as const;

export type DrawingName = keyof typeof drawings;

export const drawingNames = Object.keys(drawings) as DrawingName[];

/** A small picture where there is nothing yet. Decorative: the sentence beside it says what it means. */
export const Drawing = ({ name }: { name: DrawingName }) => (
  <svg aria-hidden="true" className={styles['drawing']} viewBox="0 0 200 140" width="200" height="140">
    {drawings[name]}
  </svg>
);
