import {
  type CSSProperties,
  Fragment,
  type KeyboardEvent,
  memo,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { Badge, type BadgeKind } from './badge.tsx';
import { Face } from './face.tsx';
import { staffStyleOf } from './staff-colours.ts';
import styles from './time-grid.module.css';
import { closedSpans, hoursOf, type Range, within } from './time-grid.ts';
import { type DragTargets, followPointer } from './time-grid-drag.ts';
import { followKeys } from './time-grid-keys.ts';

export interface GridColumn {
  key: string;
  title: string;
  /** Whose it is, and their place in the team, which is the colour. */
  person: { name: string; place: number };
  /** `person`: all columns are of one day, which is only read out. `both`: the day, and the name below it. */
  head: 'day' | 'person' | 'both';
  isToday: boolean;
  /** When it is open; the rest is grey. */
  open: readonly Range[];
  /** A line before it: another day begins. */
  isFirst: boolean;
}

export interface GridItem extends Range {
  key: string;
  column: number;
  /** `ghost` is where something may come to lie. */
  look: 'firm' | 'open' | 'done' | 'block' | 'ghost';
  /** The pieces that take time; all of it unless said. What lies between them is a wait. */
  pieces?: readonly Range[] | undefined;
  /** What is said in the longest wait between two pieces. */
  wait?: (Range & { text: string }) | undefined;
  /** Until when the time behind it is taken. */
  takenUntilMinute?: number | undefined;
  title: string;
  text: string;
  /** Before the text. */
  badges?: readonly { kind: BadgeKind; text: string }[] | undefined;
  /** What is read out. */
  label: string;
  isMovable: boolean;
  /** Its end can be moved by itself. */
  isStretchable: boolean;
}

interface TimeGridProps extends Omit<DragTargets, 'timeOf'> {
  label: string;
  columns: readonly GridColumn[];
  items: readonly GridItem[];
  range: Range;
  /** The present, as a line through the columns of today. */
  nowMinute: number | undefined;
  timeOf: (minute: number) => string;
  onOpen: (key: string) => void;
}

const percent = (minutes: number, { fromMinute, untilMinute }: Range): string =>
  `${(minutes / (untilMinute - fromMinute)) * 100}%`;

const placed = (span: Range, range: Range): CSSProperties => ({
  top: percent(span.fromMinute - range.fromMinute, range),
  height: percent(span.untilMinute - span.fromMinute, range),
});

/**
 * Columns of days, and of people, with their items. Dragging moves an item; dragging over empty space marks time. A tap
 * on an empty place picks it, and pulling an item's lower edge lengthens it. All this works by mouse, pen and finger
 * (which rests a moment first). On the keyboard Shift and an arrow lengthen the focused item. The dialog of `onOpen`
 * offers everything else.
 */
export function TimeGrid(props: TimeGridProps) {
  const { label, columns, items, range, nowMinute, timeOf, onOpen, onMove, onStretch, onPick, onMark } = props;
  const scroller = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const marker = useRef<HTMLDivElement>(null);
  const said = useRef<HTMLOutputElement>(null);
  const stretching = useRef<(rows: number) => void>(undefined);
  const todays = columns.findIndex(({ isToday }) => isToday);
  useLayoutEffect(
    function showToday() {
      const place = scroller.current;
      const column = place?.querySelectorAll<HTMLElement>('[data-column]')[Math.max(0, todays)];
      if (place === null || column === undefined || todays < 0) return;
      place.scrollLeft = Math.max(0, column.offsetLeft - 80);
    },
    [todays],
  );
  const press = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    const [place, frame, mark] = [scroller.current, body.current, marker.current];
    const element = event.target.closest<HTMLElement>('[data-item]') ?? undefined;
    const isInColumn = event.target.closest('[data-column]') !== null;
    if (place === null || frame === null || mark === null || !isInColumn) return;
    const item = element === undefined ? undefined : items.find(({ key }) => key === element.dataset['item']);
    followPointer(event.nativeEvent, element, {
      item,
      parts: { scroller: place, body: frame, marker: mark, range },
      targets: { onMove, onStretch, onPick, onMark, timeOf },
    });
  };
  const stretch = (item: GridItem, event: KeyboardEvent<HTMLElement>): void => {
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    const [place, frame, mark] = [scroller.current, body.current, marker.current];
    if (!event.shiftKey || !isArrow || !item.isStretchable) return;
    if (place === null || frame === null || mark === null) return;
    event.preventDefault();
    stretching.current ??= followKeys(event.currentTarget, {
      item,
      parts: { scroller: place, body: frame, marker: mark, range },
      targets: { onStretch, timeOf },
      say: (words) => {
        if (said.current !== null) said.current.textContent = words;
      },
      onEnd: () => {
        stretching.current = undefined;
      },
    });
    stretching.current(event.key === 'ArrowDown' ? 1 : -1);
  };
  const asked: ItemActions = { open: onOpen, stretch };
  const answers = useRef(asked);
  useEffect(function keepWhatAnswers() {
    answers.current = asked;
  });
  const hours = hoursOf(range);
  const isRoomy = columns.every(({ head }) => head === 'person');
  const isNarrow = columns.length > narrowFrom;
  const height = { '--minutes': range.untilMinute - range.fromMinute, '--columns': columns.length } as CSSProperties;
  return (
    <section
      ref={scroller}
      className={`on-surface ruled-above ${styles['scroller']}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- by keyboard an empty day scrolls, too
      tabIndex={0}
      aria-label={label}
      data-roomy={isRoomy}
    >
      <div className={styles['head']} style={height}>
        <span />
        {columns.map((column) => (
          <Head key={column.key} column={column} />
        ))}
      </div>
      <div className={styles['rows']} style={height}>
        <div className={`on-surface ${styles['hours']}`} aria-hidden="true">
          {hours.map((minute) => (
            <span key={minute} style={{ top: percent(minute - range.fromMinute, range) }}>
              {minute / 60}
            </span>
          ))}
        </div>
        <div ref={body} className={`stack ${styles['body']}`} onPointerDown={press}>
          {columns.map((column, index) => (
            <div
              key={column.key}
              className={`shrinks ${styles['column']}`}
              style={staffStyleOf(column.person.place)}
              data-column={index}
              data-first={column.isFirst}
            >
              {closedSpans(column.open, range).map((span) => (
                <div key={span.fromMinute} className={`on-sunken ${styles['closed']}`} style={placed(span, range)} />
              ))}
              {column.isToday &&
                nowMinute !== undefined &&
                within({ fromMinute: nowMinute, untilMinute: nowMinute + 1 }, range) && (
                  <div className={styles['now']} style={{ top: percent(nowMinute - range.fromMinute, range) }} />
                )}
              <Items
                items={items}
                column={index}
                isRoomy={isRoomy}
                isNarrow={isNarrow}
                range={range}
                timeOf={timeOf}
                answers={answers}
              />
            </div>
          ))}
          <div ref={marker} className={`tiny strong on-accent ${styles['marker']}`} hidden />
        </div>
      </div>
      <output ref={said} className="visually-hidden" />
    </section>
  );
}

function Head({ column: { title, person, head, isToday, isFirst } }: { column: GridColumn }) {
  if (head === 'person')
    return (
      <div
        className={`stack small strong text-center ${styles['title']} gap10 at-middle ${styles['person']}`}
        data-first={isFirst}
      >
        <span className="visually-hidden">{title}</span>
        <Face name={person.name} colour={person.place} size={34} />
        <strong className="strong unbroken clipped">{person.name}</strong>
      </div>
    );
  return (
    <div
      className={`stack small strong text-center ${styles['title']}`}
      data-today={isToday}
      data-first={isFirst}
      style={staffStyleOf(person.place)}
    >
      {title}
      {head === 'both' && <small className="quiet tiny regular unbroken clipped">{person.name}</small>}
    </div>
  );
}

/** What is done with an item. */
interface ItemActions {
  open: (key: string) => void;
  stretch: (item: GridItem, event: KeyboardEvent<HTMLElement>) => void;
}

/** More columns than days of a week: each person has an own. */
const narrowFrom = 7;

interface ItemsProps extends Pick<TimeGridProps, 'items' | 'range' | 'timeOf'> {
  column: number;
  /** In a narrow column the name comes before the time. */
  isRoomy: boolean;
  /** Only the start has room there. */
  isNarrow: boolean;
  answers: { current: ItemActions };
}

/** Not drawn again because a minute has passed. */
const Items = memo(function Items({ items, column, ...shared }: ItemsProps) {
  return (
    <>
      {items
        .filter((item) => item.column === column)
        .map((item) => (
          <Placed key={item.key} item={item} {...shared} />
        ))}
    </>
  );
});

interface PlacedProps extends Pick<ItemsProps, 'range' | 'isRoomy' | 'isNarrow' | 'timeOf' | 'answers'> {
  item: GridItem;
}

/** Where the grip of an item lies that is followed by a buffer: above its own end. */
const endOf = ({ untilMinute }: GridItem, whole: Range): CSSProperties =>
  ({ '--after-end': percent(whole.untilMinute - untilMinute, whole) }) as CSSProperties;

function Placed({ item, range, isRoomy, isNarrow, timeOf, answers }: PlacedProps): ReactNode {
  const { pieces = [item], takenUntilMinute = item.untilMinute } = item;
  const whole = within(
    { fromMinute: item.fromMinute, untilMinute: Math.max(takenUntilMinute, item.untilMinute) },
    range,
  );
  if (whole === undefined) return null;
  // The words stay on the first piece: what comes after it lies below.
  const textUntil = Math.max(pieces[0]?.untilMinute ?? item.untilMinute, whole.fromMinute);
  const isShort = textUntil - whole.fromMinute < 40;
  const start = timeOf(item.fromMinute);
  const time = isNarrow ? start : `${start}–${timeOf(item.untilMinute)}`;
  return (
    <button
      type="button"
      className={styles['item']}
      style={{ ...placed(whole, range), ...(takenUntilMinute > item.untilMinute ? endOf(item, whole) : {}) }}
      data-item={item.key}
      data-look={item.look}
      data-movable={item.isMovable}
      data-stretchable={item.isStretchable}
      data-waits={pieces.length > 1}
      data-short={isShort || undefined}
      aria-label={item.label}
      aria-keyshortcuts={item.isStretchable ? 'Shift+ArrowDown Shift+ArrowUp' : undefined}
      onClick={() => answers.current.open(item.key)}
      onKeyDown={(event) => answers.current.stretch(item, event)}
    >
      {pieces.map((piece) => {
        const shown = within(piece, whole);
        return (
          shown && <span key={piece.fromMinute} className={`round10 ${styles['piece']}`} style={placed(shown, whole)} />
        );
      })}
      {takenUntilMinute > item.untilMinute && (
        <span
          className={styles['buffer']}
          style={placed(
            { fromMinute: Math.max(item.untilMinute, whole.fromMinute), untilMinute: whole.untilMinute },
            whole,
          )}
        />
      )}
      {item.wait !== undefined && (
        <span className={`clipped ${styles['wait']}`} style={placed(item.wait, whole)}>
          {item.wait.text}
        </span>
      )}
      <span className={styles['text']} style={{ maxHeight: percent(textUntil - whole.fromMinute, whole) }}>
        {!isRoomy && <strong className={styles['name']}>{item.title}</strong>}
        <span className={`quiet digits block ${styles['time']}`} data-time>
          {time}
        </span>
        {isRoomy && <strong className={styles['name']}>{item.title}</strong>}
        {!isShort && <More item={item} />}
      </span>
    </button>
  );
}

/** Where there is room for it. */
const More = ({ item: { badges, text } }: { item: GridItem }) => (
  <span className="block">
    {badges?.map((badge) => (
      <Fragment key={badge.text}>
        <Badge kind={badge.kind} isSmall>
          {badge.text}
        </Badge>{' '}
      </Fragment>
    ))}
    {text}
  </span>
);
