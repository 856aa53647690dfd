import { useState } from 'react';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Drawing, drawingNames } from '../../ui/drawing.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Face } from '../../ui/face.tsx';
import { FigureTile, FigureTiles } from '../../ui/figure-tile.tsx';
import { HeartIcon, ShareIcon } from '../../ui/icons.tsx';
import { DateBefore, Line, Lines } from '../../ui/line.tsx';
import { Mosaic } from '../../ui/mosaic.tsx';
import { Rating } from '../../ui/rating.tsx';
import { staffClassOf, staffColours } from '../../ui/staff-colours.ts';
import styles from './kit.module.css';
import { pictures } from './picture-samples.ts';

export const Mosaics = () =>
  [pictures, pictures.slice(0, 3), []].map((images) => (
    <Mosaic
      key={images.length}
      images={images}
      title="A business"
      substitute={<Drawing name="house" />}
      ribbon={<Badge kind="warning">New</Badge>}
      actions={
        <>
          <Button variant="plain" isIcon isCompact icon={<ShareIcon />} aria-label="Share" />
          <Button variant="plain" isIcon isCompact icon={<HeartIcon />} aria-label="Keep" />
        </>
      }
    />
  ));

export const Listed = () => (
  <Lines label="Visits">
    <Line
      to="?line=1"
      before={<DateBefore day="27" month="Nov" />}
      title="Change a tap"
      text="Fri, 8:00–9:00 · comes to you"
      after="85 €"
    />
    <Line
      before={<DateBefore day="4" month="Dec" />}
      title="Back massage"
      beside={<Badge kind="warning">waits for an answer</Badge>}
      text="Fri, 13:00–13:45 · Quiet Hands"
      after="49 €"
      actions={<Button isCompact>Move</Button>}
    />
    <Line
      before={<Face name="Maren Koch" colour={0} />}
      title="Maren"
      text={<Rating rating={4.7} count={42} isShort />}
    />
  </Lines>
);

export const Figures = () => (
  <FigureTiles>
    <FigureTile label="Today" value="7 visits" note="312 €" />
    <FigureTile label="This week" value="1,840 €" note="+ 12 % on last week" trend="up" />
    <FigureTile label="Full" value="81 %" note="− 4 % on last week" trend="down" />
    <FigureTile label="Rating" value="4.7" note="2 without an answer" to="?figure=rating" />
  </FigureTiles>
);

export const Ratings = () => (
  <>
    <Rating rating={4.7} count={42} />
    <Rating rating={3.4} count={8} isShort />
    <Rating rating={null} count={null} />
  </>
);

const team = ['Sabine Krüger', 'Jonas', 'Miriam Öz', 'Ali', 'Petra', 'Yusuf', 'Linh', 'Anna'];

export const Staff = () => (
  <div className={styles['row']}>
    {Array.from({ length: staffColours }, (_, place) => (
      <span key={place} className={`${styles['visit']} ${staffClassOf(place)}`}>
        <Face name={team[place] ?? ''} colour={place} size={28} />
        {team[place]}
      </span>
    ))}
    <Face name="Klara Kundin" />
  </div>
);

export function Bars() {
  const [isShown, setIsShown] = useState(false);
  return (
    <div>
      <Button variant="plain" aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
        Action bar, on phones
      </Button>
      {isShown && (
        <ActionBar title="Today 16:30" text="Haircut · 42 €">
          <Button onClick={() => setIsShown(false)}>Choose a time</Button>
        </ActionBar>
      )}
    </div>
  );
}

export const Drawings = () => (
  <div className={styles['drawings']}>
    {drawingNames.map((name) => (
      <EmptyState key={name} drawing={name} title={name} text="One sentence says why." />
    ))}
  </div>
);
