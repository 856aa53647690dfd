import { useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button, ButtonRow } from '#ui/button.tsx';
import { FieldPair, Form } from '#ui/form.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { TrashIcon } from '#ui/more-icons.tsx';
import { Section } from '#ui/section.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { DateField, TextField, TimeField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { useChange } from '../../../api/change.ts';
import { useForm } from '../../../api/form.ts';
import { useAnswer } from '../../../api/query.ts';
import {
  addBlock,
  type Block,
  deleteBlock,
  getAvailability,
  previewAvailability,
} from '../../../contract/services/availability.ts';
import { listStaff, type StaffMember } from '../../../contract/services/staff.ts';
import styles from './availability.module.css';
import { blockShown } from './block-words.ts';

const stale = [getAvailability, previewAvailability];

/** Own blocked time: it is saved at once, apart from the form. */
export function Blocks({ blocks, timeZone }: { blocks: readonly Block[]; timeZone: string }) {
  const words = useWords('availability');
  const staff = useAnswer(listStaff, {});
  const [isAdding, setAdding] = useState(false);
  const active = staff.data?.items.filter(({ isActive }) => isActive) ?? [];
  const isShared = (staff.data?.items.length ?? 1) > 1;
  return (
    <div className={styles['blocks']}>
      <Section isCard={false} title={words('blocks.title')} lead={words('blocks.lead')}>
        {blocks.length === 0 && <p className="quiet">{words('blocks.none')}</p>}
        <ul className={styles['blockList']}>
          {blocks.map((block) => (
            <BlockLine key={block.id} block={block} timeZone={timeZone} isShared={isShared} />
          ))}
        </ul>
        {isAdding ? (
          <div className={`ruled-above ${styles['blockForm']}`}>
            <BlockForm staff={active} onDone={() => setAdding(false)} />
          </div>
        ) : (
          <ButtonRow>
            <Button variant="plain" icon={<PlusIcon />} onClick={() => setAdding(true)}>
              {words('blocks.add')}
            </Button>
          </ButtonRow>
        )}
      </Section>
    </div>
  );
}

interface BlockLineProps {
  block: Block;
  timeZone: string;
  isShared: boolean;
}

function BlockLine({ block, timeZone, isShared }: BlockLineProps) {
  const words = useWords('availability');
  const freed = useChange(deleteBlock, {
    refreshes: stale,
    onSuccess: () => toast.success(words('blocks.freed')),
    onError: ({ sentence }) => toast.error(sentence),
  });
  const what = [blockShown(block, timeZone), isShared ? block.staff : '', block.note]
    .filter((part) => part !== '')
    .join(' · ');
  return (
    <li>
      <span>{what}</span>
      <Button
        variant="quiet"
        isIcon
        icon={<TrashIcon />}
        aria-label={words('blocks.free', { what })}
        isBusy={freed.isPending}
        onClick={() => freed.mutate({ params: { id: block.id } })}
      />
    </li>
  );
}

/** Dates and times are those of the provider's clock, wherever the browser stands. */
function BlockForm({ staff, onDone }: { staff: readonly StaffMember[]; onDone: () => void }) {
  const words = useWords('availability');
  const form = useForm(addBlock, {
    values: { staffId: '', start: '', startTime: '', end: '', endTime: '', note: '' },
    askOf: ({ staffId, start, startTime, end, endTime, note }) => ({
      body: {
        ...(staffId === '' ? {} : { staffId }),
        start: moment(start, startTime),
        end: moment(end === '' ? start : end, endTime),
        note,
      },
    }),
    // A missing date or time is no wrong one.
    check: ({ start, startTime, endTime }): Record<string, string> => {
      const missing = words('blocks.missing');
      return {
        ...(start === '' ? { start: missing } : {}),
        ...(startTime === '' ? { startTime: missing } : {}),
        ...(endTime === '' ? { endTime: missing } : {}),
      };
    },
    refreshes: stale,
    onSent: () => {
      toast.success(words('blocks.saved'));
      onDone();
    },
  });
  return (
    <Form
      form={form}
      look="bare"
      submit={words('blocks.save')}
      busy={words('blocks.saving')}
      actions={
        <Button variant="plain" onClick={onDone}>
          {words('blocks.cancel')}
        </Button>
      }
    >
      {staff.length > 1 && (
        <SelectField
          label={words('blocks.who')}
          choices={[
            { value: '', label: words('blocks.all') },
            ...staff.map(({ id, name }) => ({ value: id as string, label: name })),
          ]}
          {...form.field('staffId')}
        />
      )}
      <FieldPair>
        <DateField label={words('blocks.start')} {...form.field('start')} />
        <TimeField label={words('blocks.startTime')} {...form.field('startTime')} />
      </FieldPair>
      <FieldPair>
        <DateField label={words('blocks.end')} hint={words('blocks.endHint')} {...form.field('end')} />
        <TimeField label={words('blocks.endTime')} {...form.field('endTime')} />
      </FieldPair>
      <TextField label={words('blocks.note')} hint={words('blocks.noteHint')} maximum={200} {...form.field('note')} />
    </Form>
  );
}

/** While one of them is missing a beginning that the schema takes: the form says itself what is missing. */
const moment = (day: string, time: string): string =>
  `${day === '' ? '2000-01-01' : day}T${time === '' ? '00:00' : time}`;
