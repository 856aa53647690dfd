import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Chip, ChipRow, MenuChip } from '#ui/chip.tsx';
import { DayStrip } from '#ui/day-strip.tsx';
import { FilterIcon } from '#ui/icons.tsx';
import { MoreMenu } from '#ui/more-menu.tsx';
import { PillSearch, pillInput } from '#ui/pill-search.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { Tabs, useTab } from '#ui/tabs.tsx';
import { Switch, Tick } from '#ui/tick.tsx';
import { TimeChip, TimeRow } from '#ui/time-chips.tsx';
import { TimesByPart } from '#ui/times-by-part.tsx';
import { toast } from '#ui/toast.tsx';
import styles from './kit.module.css';

const segment = (
  name: string,
  label: string,
  placeholder: string,
  value: string,
  onChange: (typed: string) => void,
) => ({
  name,
  label,
  placeholder,
  chosen: value === '' ? undefined : value,
  field: (id: string) => (
    <input
      id={id}
      name={name}
      className={pillInput}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  ),
});

export function Searches() {
  const [what, setWhat] = useState('');
  const [where, setWhere] = useState('10115 Berlin');
  const search = {
    label: 'Search for services',
    submit: 'Search',
    onSubmit: () => {
      if (where === '') return { name: 'where', sentence: 'Please enter a postal code or a place' };
      toast.success(`${what} ${where}`);
      return undefined;
    },
  };
  const first = segment('what', 'What do you need?', 'e.g. haircut', what, setWhat);
  const second = segment('where', 'Where?', 'Postal code or place', where, setWhere);
  return (
    <>
      <PillSearch {...search} segments={[first, second]} />
      <PillSearch
        {...search}
        label="Search again"
        segments={[
          { ...first, name: 'what-again' },
          { ...second, name: 'where-again' },
        ]}
        isSmall
      />
    </>
  );
}

const filters = ['Today', 'Tomorrow', 'Comes to me', 'From 4.5', 'Instant booking'];

export function Chips() {
  const [chosen, setChosen] = useState<readonly string[]>(['Today']);
  const [isOpen, setIsOpen] = useState(false);
  const [radius, setRadius] = useState('25');
  const toggle = (name: string): void =>
    setChosen(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]);
  return (
    <>
      <ChipRow label="Filters">
        <Chip icon={<FilterIcon size={18} />} onPress={() => setIsOpen(true)}>
          Filter
        </Chip>
        {filters.map((name) => (
          <Chip key={name} isChosen={chosen.includes(name)} onPress={() => toggle(name)}>
            {name}
          </Chip>
        ))}
        <Chip to="?chip=link">A link</Chip>
        <MenuChip
          isChosen={radius !== '25'}
          menu={(close) => (
            <>
              <Segmented
                label="Radius"
                value={radius}
                onChange={setRadius}
                choices={['5', '25', '100'].map((value) => ({ value, label: `${value} km` }))}
              />
              <Button isCompact onClick={close}>
                Done
              </Button>
            </>
          )}
        >
          Radius {radius} km
        </MenuChip>
      </ChipRow>
      {isOpen && (
        <Sheet
          title="Filters"
          onClose={() => setIsOpen(false)}
          footer={<Button onClick={() => setIsOpen(false)}>Show 14 results</Button>}
        >
          {filters.map((name) => (
            <Switch key={name} label={name} isOn={chosen.includes(name)} onChange={() => toggle(name)} />
          ))}
        </Sheet>
      )}
    </>
  );
}

const week = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'].map((weekday, at) => ({
  day: `2026-11-${23 + at}`,
  weekday,
  number: String(23 + at),
  share: [0.8, 0.62, 0.9, 0.4, 1, 0.55, 0][at],
  isOff: weekday === 'Su',
  said: `${weekday}, ${23 + at} November`,
}));

const times = [570, 660, 855, 990, 1035, 1080, 1095];

const clock = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

export function Times() {
  const [day, setDay] = useState('2026-11-24');
  const [time, setTime] = useState(1035);
  const [isOpen, setIsOpen] = useState(false);
  const choice = (
    <>
      <DayStrip label="Day" days={week} chosen={day} onChoose={setDay} />
      <TimesByPart times={times} minutesOf={(minutes) => minutes}>
        {(minutes) => (
          <TimeChip key={minutes} isChosen={minutes === time} onPress={() => setTime(minutes)}>
            {clock(minutes)}
          </TimeChip>
        )}
      </TimesByPart>
    </>
  );
  return (
    <>
      <TimeRow>
        <TimeChip to="?time=link">Today 16:30</TimeChip>
        <TimeChip to="?time=link">17:15</TimeChip>
        <TimeChip to="?time=link" isRequest>
          18:00
        </TimeChip>
      </TimeRow>
      <div className={styles['narrow']}>{choice}</div>
      <div className={styles['narrow']}>
        <DayStrip look="brand" label="Day of a calendar" days={week} chosen={day} onChoose={setDay} />
      </div>
      <MoreMenu
        label="More"
        entries={[
          { name: 'print', label: 'Print', onChoose: () => undefined },
          { name: 'block', label: 'Block a time', onChoose: () => undefined },
        ]}
      >
        <Segmented
          label="View"
          choices={[
            { value: 'day', label: 'Day' },
            { value: 'week', label: 'Week' },
          ]}
          value="day"
          onChange={() => undefined}
        />
      </MoreMenu>
      <div>
        <Button variant="plain" onClick={() => setIsOpen(true)}>
          Choose a time in a sheet
        </Button>
      </div>
      {isOpen && (
        <Sheet title="When?" place="side" onClose={() => setIsOpen(false)}>
          {choice}
        </Sheet>
      )}
    </>
  );
}

const views = ['day', 'week', 'list'] as const;

export function Choices() {
  const [isOn, setIsOn] = useState(true);
  const [view, setView] = useState<(typeof views)[number]>('day');
  const shown = useTab(views, 'view');
  return (
    <>
      <div className="line gap12">
        <Segmented
          label="View"
          value={view}
          onChange={setView}
          choices={views.map((value) => ({ value, label: value }))}
        />
        <Tabs
          look="segments"
          label="View with an address"
          parameter="view"
          current={shown}
          tabs={views.map((name) => ({ name, label: name }))}
        />
      </div>
      <div className={styles['narrow']}>
        <Tick label="Haircut" hint="Wash, cut, dry · 45 minutes" after="42 €" isOn={isOn} onChange={setIsOn} />
        <Tick label="Colour" isOn={!isOn} onChange={() => setIsOn(!isOn)} />
        <Switch label="Comes to me" isOn={isOn} onChange={setIsOn} />
        <Switch label="Disabled" isOn isDisabled onChange={setIsOn} />
      </div>
    </>
  );
}
