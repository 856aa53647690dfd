import { useMemo, useState } from 'react';
import { formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { Notice } from '#ui/notice.tsx';
import { Section } from '#ui/section.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { moveInRowsMaximum } from '../../../contract/booking/move-in.ts';
import { CardChoices, StaffChoices } from './choices.tsx';
import { DiaryLines } from './diary.tsx';
import { diaryVisits, noDiary } from './diary-visits.ts';
import { FoundFiles, FoundRows } from './found.tsx';
import { type Choices, guessedChoices } from './meanings.ts';
import styles from './move-in.module.css';
import { type Plan, planOf } from './plan.ts';
import { listedCards, noPriceList, PriceLines } from './price-list.tsx';
import { type ReadFile, readFiles } from './read-files.ts';

export interface OwnThings {
  staff: Parameters<typeof guessedChoices>[1]['staff'];
  cards: Parameters<typeof guessedChoices>[1]['cards'];
}

export interface Sending {
  /** From 0 to 1 while rows are on their way. */
  share: number | undefined;
  failure: string | undefined;
}

interface PreparingProps extends OwnThings {
  timeZone: string;
  sending: Sending;
  onSend: (plan: Plan, choices: Choices) => void;
}

const ways = ['file', 'diary', 'prices'] as const;
type Way = (typeof ways)[number];

const nothingSaid: Choices = { staff: {}, cards: {}, categories: {} };

/** The files and the typed lines with what they hold, and what the names in them mean. */
export function Preparing({ staff, cards, timeZone, sending, onSend }: PreparingProps) {
  const words = useWords('move-in');
  const [files, setFiles] = useState<readonly ReadFile[]>([]);
  const [now] = useState(() => new Date());
  const [diary, setDiary] = useState(noDiary);
  const [list, setList] = useState(noPriceList);
  const [way, setWay] = useState<Way>('file');
  const [said, setSaid] = useState(nothingSaid);
  const plan = useMemo(() => {
    const typed = { kind: 'typed', file: '', visits: diaryVisits(diary), services: listedCards(list) } as const;
    return planOf([...files, typed], now);
  }, [files, diary, list, now]);
  const guessed = useMemo(() => guessedChoices(plan, { staff, cards }), [plan, staff, cards]);
  const choices: Choices = {
    staff: { ...guessed.staff, ...said.staff },
    cards: { ...guessed.cards, ...said.cards },
    categories: { ...guessed.categories, ...said.categories },
  };
  const hasFound = files.some(({ kind }) => kind !== 'fault') || diary.rows.length + list.rows.length > 0;
  return (
    <>
      <Segmented
        label={words('ways.label')}
        choices={ways.map((value) => ({ value, label: words(`ways.${value}`) }))}
        value={way}
        onChange={setWay}
      />
      {way === 'file' && <ChosenFiles files={files} onChange={setFiles} />}
      {way === 'diary' && <DiaryLines diary={diary} onChange={setDiary} />}
      {way === 'prices' && <PriceLines list={list} onChange={setList} />}
      {hasFound && <FoundRows plan={plan} timeZone={timeZone} />}
      {plan.visits.length > 0 && (
        <StaffChoices
          plan={plan}
          own={staff}
          choices={choices}
          onChange={(changed) => setSaid({ ...said, staff: changed })}
        />
      )}
      {plan.services.length > 0 && (
        <CardChoices
          plan={plan}
          own={cards}
          choices={choices}
          onChange={(changed) => setSaid({ ...said, ...changed })}
        />
      )}
      <Submit plan={plan} sending={sending} onSend={() => onSend(plan, choices)} />
      {sending.failure !== undefined && <Notice kind="error">{words('stopped', { reason: sending.failure })}</Notice>}
    </>
  );
}

function ChosenFiles({
  files,
  onChange,
}: {
  files: readonly ReadFile[];
  onChange: (files: readonly ReadFile[]) => void;
}) {
  const words = useWords('move-in');
  const [isReading, setIsReading] = useState(false);
  const choose = async (file: File): Promise<void> => {
    setIsReading(true);
    try {
      const read = await readFiles([{ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }], new Date());
      onChange([...files.filter((one) => !read.some((other) => other.file === one.file)), ...read]);
    } finally {
      setIsReading(false);
    }
  };
  return (
    <Section title={words('file')} lead={words('hint')}>
      <FilePicker
        label={words('fileLabel')}
        choose={words('choose')}
        accept=".csv,.tsv,.txt,.ics,.zip,text/csv,text/calendar,application/zip"
        isBusy={isReading}
        namesFile={false}
        onChoose={(file) => void choose(file)}
      />
      <FoundFiles files={files} onChange={onChange} />
    </Section>
  );
}

function Submit({ plan, sending: { share }, onSend }: { plan: Plan; sending: Sending; onSend: () => void }) {
  const words = useWords('move-in');
  const rows = plan.visits.length + plan.clients.length;
  if (rows + plan.services.length === 0) return null;
  const isTooMany = rows > moveInRowsMaximum;
  return (
    <>
      {isTooMany && <Notice kind="error">{words('tooMany', { maximum: formatNumber(moveInRowsMaximum) })}</Notice>}
      {share !== undefined && (
        <output>
          <progress className={`full-width ${styles['progress']}`} value={share} aria-label={words('busy')} />
          {words('progress', { share: formatNumber(Math.round(share * 100)) })}
        </output>
      )}
      <Button isBusy={share !== undefined} disabled={isTooMany} onClick={onSend}>
        {share === undefined ? words('submit') : words('busy')}
      </Button>
    </>
  );
}
