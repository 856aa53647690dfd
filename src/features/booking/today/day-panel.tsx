import { useState } from 'react';
import { formatClock } from '#i18n/format-days.ts';
import { formatLongDay } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Chip, ChipRow } from '#ui/chip.tsx';
import { DayLine, type DayLineItem } from '#ui/day-line.tsx';
import { Section } from '#ui/section.tsx';
import type { CalendarVisit } from '../../../contract/booking/calendar.ts';
import { paths } from '../../../paths.ts';
import { useBlockTitle } from '../calendar/block-title.ts';
import { type PersonsDay, shownOf, waitsOf } from './today-view.ts';
import { OpenedVisit } from './visits-panels.tsx';

interface DayPanelProps {
  today: string;
  /** Of the day that is shown. */
  day: string;
  people: readonly PersonsDay[];
  /** Undefined on another day than today. */
  nowMinute: number | undefined;
}

/** The day as a line of time: the visits of each person, and what is still free. In the evening that of the next one. */
export function DayPanel({ today, day, people, nowMinute }: DayPanelProps) {
  const words = useWords('business');
  const [only, setOnly] = useState<string>();
  const [opened, setOpened] = useState<string>();
  const itemsOf = useItems(day, nowMinute, setOpened);
  const shown = people.some(({ staffId }) => staffId === only)
    ? people.filter(({ staffId }) => staffId === only)
    : people;
  const range = shownOf(shown, nowMinute ?? 0);
  return (
    <Section
      title={day === today ? words('today.day') : formatLongDay(day)}
      actions={
        <Button variant="link" to={paths.providerCalendar({ view: 'day', day })}>
          {words('dashboard.toCalendar')}
        </Button>
      }
    >
      {people.length > 1 && (
        <ChipRow label={words('today.people')}>
          <Chip isChosen={shown.length === people.length} onPress={() => setOnly(undefined)}>
            {words('today.everybody')}
          </Chip>
          {people.map(({ staffId, name }) => (
            <Chip
              key={staffId}
              isChosen={only === staffId}
              onPress={() => setOnly(only === staffId ? undefined : staffId)}
            >
              {name}
            </Chip>
          ))}
        </ChipRow>
      )}
      {range === undefined ? (
        <p className="quiet">{words('today.closed')}</p>
      ) : (
        <DayLine
          range={range}
          nowMinute={nowMinute}
          timeOf={(minute) => formatClock(minute % 1440)}
          columns={shown.map((person) => ({
            key: person.staffId,
            name: person.name,
            place: person.place,
            items: itemsOf(person),
          }))}
        />
      )}
      <OpenedVisit
        opened={opened === undefined ? undefined : { id: opened, start: 'look' }}
        onClose={() => setOpened(undefined)}
      />
    </Section>
  );
}

/** What one person has, in the order of the day. */
function useItems(
  day: string,
  nowMinute: number | undefined,
  onOpen: (id: string) => void,
): (person: PersonsDay) => DayLineItem[] {
  const words = useWords('business');
  const blockTitle = useBlockTitle();
  const named = (visit: CalendarVisit): string => visit.customer || words('dashboard.walkIn');
  const item = (visit: CalendarVisit): DayLineItem => {
    const { id, fromMinute, untilMinute, services, status } = visit;
    const title = status === 'open' ? words('today.asks', { name: named(visit) }) : named(visit);
    const [wait] = waitsOf(visit);
    const text = [
      services.join(' + '),
      wait && words('today.wait', { time: formatClock(wait.fromMinute), minutes: wait.untilMinute - wait.fromMinute }),
    ]
      .filter(Boolean)
      .join(' · ');
    const time = `${formatClock(fromMinute)}–${formatClock(untilMinute % 1440)}`;
    return {
      key: id,
      fromMinute,
      untilMinute,
      look: status === 'open' ? 'request' : untilMinute <= (nowMinute ?? 0) || status !== 'confirmed' ? 'past' : 'firm',
      title,
      text,
      time,
      label: [time, title, text].join(', '),
      onPress: () => onOpen(id),
    };
  };
  return ({ visits, gaps, blocks }) =>
    [
      ...visits.map(item),
      ...blocks.map(({ id, block, ...span }): DayLineItem => {
        const title = blockTitle(block);
        return { ...span, key: id, look: 'block', title, label: title };
      }),
      ...gaps.map((gap): DayLineItem => {
        const title = words('today.free', { time: formatClock(gap.untilMinute % 1440) });
        return {
          ...gap,
          key: `free ${gap.fromMinute}`,
          look: 'free',
          title,
          label: `${title}: ${words('area.enter')}`,
          to: paths.providerCalendar({ view: 'day', day, enter: 'visit' }),
        };
      }),
    ].toSorted((one, other) => one.fromMinute - other.fromMinute);
}
