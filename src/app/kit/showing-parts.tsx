import { useState } from 'react';
import { ActionBar } from '#ui/action-bar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DayLine } from '#ui/day-line.tsx';
import { Drawing, drawingNames } from '#ui/drawing.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Face } from '#ui/face.tsx';
import { FactLine, FactLines } from '#ui/fact-lines.tsx';
import { FigureTile, FigureTiles } from '#ui/figure-tile.tsx';
import { CalendarIcon, HeartIcon, ListIcon } from '#ui/icons.tsx';
import { DateBefore, Line, Lines } from '#ui/line.tsx';
import { PinIcon, ShareIcon } from '#ui/more-icons.tsx';
import { Mosaic } from '#ui/mosaic.tsx';
import { ProgressLine } from '#ui/progress-line.tsx';
import { Rating } from '#ui/rating.tsx';
import { staffColours, staffStyleOf } from '#ui/staff-colours.ts';
import styles from './kit.module.css';
import { pictures } from './picture-samples.ts';

export const Mosaics = () =>
  [pictures, pictures.slice(0, 3), []].map((images) => (
    <Mosaic
      id={`kit ${images.length}`}
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

export const Facts = () => (
  <FactLines>
    <FactLine
      icon={<CalendarIcon />}
      term="When"
      title="Tomorrow, Tuesday 24 November"
      text="17:15 to 18:00, with Maren"
      action={<Button variant="link">Change</Button>}
    />
    <FactLine icon={<PinIcon />} term="Where" title="Salon Krüger" text="Invalidenstraße 12, 10115 Berlin" />
    <FactLine icon={<ListIcon />} term="What" title="Haircut" text="45 minutes" after="42 €" />
  </FactLines>
);

export const Figures = () => (
  <FigureTiles>
    <FigureTile label="Today" value="7 visits" note="312 €" />
    <FigureTile label="This week" value="1,840 €" note="+ 12 % on last week" trend="up" />
    <FigureTile label="Full" value="81 %" note="− 4 % on last week" trend="down" />
    <FigureTile label="Rating" value="4.7" note="2 without an answer" to="?figure=rating" />
  </FigureTiles>
);

const team = ['Sabine Krüger', 'Jonas', 'Miriam Öz', 'Ali', 'Petra', 'Yusuf', 'Linh', 'Anna'];

const spans = [
  { key: 'past', look: 'past', title: 'Ali Hartmann', text: 'Haircut', time: '13:00–13:50', from: 780, until: 830 },
  { key: 'firm', look: 'firm', title: 'Renate Schwarz', text: 'Colour', time: '14:30–16:00', from: 870, until: 960 },
  { key: 'free', look: 'free', title: 'Free until 16:45', from: 960, until: 1005 },
  { key: 'asks', look: 'request', title: 'Daniel Kowalski asks', text: 'Haircut', from: 1005, until: 1060 },
] as const;
const items = spans.map(({ from, until, ...item }) => ({
  ...item,
  fromMinute: from,
  untilMinute: until,
  label: item.title,
  onPress: () => undefined,
}));

export const Days = () => (
  <>
    <ProgressLine label="3 of 6 steps" done={3} of={6} />
    {[1, 2].map((people) => (
      <DayLine
        key={people}
        range={{ fromMinute: 780, untilMinute: 1080 }}
        nowMinute={845}
        timeOf={(minute) => `${minute / 60}:00`}
        columns={team.slice(0, people).map((name, place) => ({ key: name, name, place, items }))}
      />
    ))}
  </>
);

export const Ratings = () => (
  <>
    <Rating rating={4.7} count={42} />
    <Rating rating={3.4} count={8} isShort />
    <Rating rating={null} count={null} />
  </>
);

export const Staff = () => (
  <div className="line gap12">
    {Array.from({ length: staffColours }, (_, place) => (
      <span key={place} className={`inline gap8 round12 ${styles['visit']}`} style={staffStyleOf(place)}>
        <Face name={team[place] ?? ''} colour={place} size={28} />
        {team[place]}
      </span>
    ))}
    <Face name="Klara Kundin" />
  </div>
);

export function Bars() {
  const [shown, setShown] = useState<'plain' | 'stacked'>();
  const button = <Button onClick={() => setShown(undefined)}>Choose a time</Button>;
  return (
    <div className="line gap12">
      {(['plain', 'stacked'] as const).map((look) => (
        <Button
          key={look}
          variant="plain"
          aria-pressed={shown === look}
          onClick={() => setShown(shown === look ? undefined : look)}
        >
          Action bar, {look}, on phones
        </Button>
      ))}
      {shown === 'plain' && (
        <ActionBar title="Today 16:30" text="Haircut · 42 €">
          {button}
        </ActionBar>
      )}
      {shown === 'stacked' && (
        <ActionBar title="Today 16:30" text="Haircut · 45 minutes" amount="42 €" isStacked>
          {button}
        </ActionBar>
      )}
    </div>
  );
}

export const Drawings = () => (
  <div className={`stack ${styles['drawings']}`}>
    {drawingNames.map((name) => (
      <EmptyState key={name} drawing={name} title={name} text="One sentence says why." />
    ))}
  </div>
);
