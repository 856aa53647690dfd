import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxGroup, SwitchField } from '#ui/choice-fields.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { FieldGroup, Form } from '#ui/form.tsx';
import { useKeptPlace } from '#ui/kept-scroll.ts';
import { Page } from '#ui/page.tsx';
import { PageSkeleton } from '#ui/page-skeleton.tsx';
import { PortraitField } from '#ui/portrait-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { ApiError } from '../../../api/api-error.ts';
import { type FormOptions, useForm } from '../../../api/form.ts';
import { stateOf, useAnswer } from '../../../api/query.ts';
import { useSession } from '../../../api/session.ts';
import { uploadImage } from '../../../api/upload.ts';
import { imageBytesMaximum } from '../../../contract/account/image.ts';
import { getAvailability } from '../../../contract/services/availability.ts';
import { listServiceCards, type OwnCard } from '../../../contract/services/service-card.ts';
import { createStaff, listStaff, type StaffMember, updateStaff } from '../../../contract/services/staff.ts';
import { paths } from '../../../paths.ts';
import { PlanRoom } from '../../account/account/plan-room.tsx';
import { usualWeek, type WeeklyEntry, weekOf, weekSent } from '../availability/hours-entries.ts';
import { WeekEditor } from '../availability/week-editor.tsx';
import { TouchedByHours } from './touched-by-hours.tsx';

/** /provider/staff/new and /provider/staff/:id. */
export function StaffEditorScreen() {
  const words = useWords('staff');
  const { id } = useParams();
  return (
    <Page title={words(id === undefined ? 'editor.newTitle' : 'editor.editTitle')} width="text">
      <Loaded id={id} />
    </Page>
  );
}

/** The form begins with what is stored now and does not change while it is open. */
function Loaded({ id }: { id: string | undefined }) {
  const words = useWords('staff');
  const staff = useAnswer(listStaff, {}, { isAskedAnew: true, staleTime: Number.POSITIVE_INFINITY });
  const cards = useAnswer(listServiceCards, {});
  const isThere = staff.isFetchedAfterMount && cards.data !== undefined;
  useKeptPlace(isThere);
  if (stateOf(staff) === 'failed' || stateOf(cards) === 'failed')
    return (
      <ErrorState
        title={words('failed')}
        onRetry={() => {
          void staff.refetch();
          void cards.refetch();
        }}
      />
    );
  if (!isThere || staff.data === undefined) return <PageSkeleton shape="form" />;
  if (id === undefined) return <NewMember cards={cards.data.items} />;
  const member = staff.data.items.find((one) => one.id === id);
  if (member === undefined) return <ErrorState title={words('editor.notFound')} />;
  return <ChangedMember key={member.id} member={member} cards={cards.data.items} />;
}

interface Entries {
  name: string;
  imageId: string;
  hasAllCards: boolean;
  cards: readonly string[];
  hasOwnHours: boolean;
  hours: WeeklyEntry[];
}

const newEntries: Entries = {
  name: '',
  imageId: '',
  hasAllCards: true,
  cards: [],
  hasOwnHours: false,
  hours: [],
};

const entriesOf = (member: StaffMember): Entries => ({
  name: member.name,
  imageId: member.image?.id ?? '',
  hasAllCards: member.cards === null,
  cards: member.cards ?? [],
  hasOwnHours: member.hours !== null,
  hours: weekOf(member.hours ?? []),
});

const draftOf = ({ name, imageId, hasAllCards, cards, hasOwnHours, hours }: Entries) => ({
  name,
  imageId: imageId === '' ? null : imageId,
  cards: hasAllCards ? null : cards,
  hours: hasOwnHours ? weekSent(hours) : null,
});

function useOutcome() {
  const words = useWords('staff');
  const navigate = useNavigate();
  return {
    refreshes: [listStaff, getAvailability],
    onSent: ({ name }) => {
      toast.success(words('editor.saved', { name }));
      void navigate(paths.providerStaff());
    },
    sentenceOf: ({ code }) => (code === 'conflict' ? words('editor.conflict') : undefined),
  } satisfies Partial<FormOptions<typeof createStaff, Entries, StaffMember>>;
}

function NewMember({ cards }: { cards: readonly OwnCard[] }) {
  // Sent again after a lost answer, it is still one person.
  const [id] = useState(() => crypto.randomUUID());
  const form = useForm(createStaff, {
    ...useOutcome(),
    values: newEntries,
    askOf: (entries) => ({ body: { ...draftOf(entries), id } }),
  });
  return (
    <>
      <Room />
      <MemberForm form={form} cards={cards} portrait={null} />
    </>
  );
}

function Room() {
  const session = useSession();
  const staff = useAnswer(listStaff, {});
  if (session.state !== 'signed-in') return null;
  const used = staff.data?.items.filter(({ isActive }) => isActive).length;
  return <PlanRoom kind="staff" plan={session.user.package} used={used} to={paths.providerUpgrade()} />;
}

function ChangedMember({ member, cards }: { member: StaffMember; cards: readonly OwnCard[] }) {
  const form = useForm(updateStaff, {
    ...useOutcome(),
    values: entriesOf(member),
    askOf: (entries) => ({
      params: { id: member.id },
      body: { ...draftOf(entries), isActive: member.isActive, seen: member.updatedAt },
    }),
  });
  return <MemberForm form={form} cards={cards} portrait={member.image?.url ?? null} staffId={member.id} />;
}

interface MemberFormProps {
  form: ReturnType<typeof useForm<typeof createStaff, Entries>>;
  cards: readonly OwnCard[];
  /** The address of the portrait that is stored. */
  portrait: string | null;
  /** Of somebody who is there already and may have visits ahead. */
  staffId?: string;
}

function MemberForm({ form, cards, portrait, staffId }: MemberFormProps) {
  const words = useWords('staff');
  const [shown, setShown] = useState(portrait);
  const { hasOwnHours, hours, name } = form.values;
  const choose = (imageId: string, url: string | null): void => {
    form.setValues({ imageId });
    setShown(url);
  };
  return (
    <Form
      form={form}
      submit={words('editor.save')}
      busy={words('editor.saving')}
      asksBeforeLeaving
      actions={
        <Button variant="plain" to={paths.providerStaff()}>
          {words('editor.cancel')}
        </Button>
      }
    >
      <PortraitField
        url={shown}
        initial={name.slice(0, 1)}
        bytesMaximum={imageBytesMaximum.profile}
        onChosen={async (picture) => {
          const { id, url } = await uploadImage(picture, { purpose: 'profile' });
          choose(id, url);
        }}
        onRemoved={async () => choose('', null)}
        sentenceOf={(problem) => (problem instanceof ApiError ? problem.sentence : undefined)}
      />
      <TextField
        label={words('editor.name')}
        hint={words('editor.nameHint')}
        isRequired
        maximum={80}
        {...form.field('name')}
      />
      <CardsGroup form={form} cards={cards} />
      <FieldGroup title={words('editor.hours')}>
        <SwitchField
          label={words('editor.hasOwnHours')}
          hint={words('editor.hasOwnHoursHint')}
          value={hasOwnHours}
          onChange={(own) =>
            form.setValues({ hasOwnHours: own, ...(own && hours.length === 0 ? { hours: usualWeek } : {}) })
          }
        />
        {hasOwnHours && (
          <WeekEditor
            week={hours}
            onChange={(week) => form.setValues({ hours: week })}
            fieldOf={(index, key) => form.fieldOf('hours', index, key)}
          />
        )}
        {staffId !== undefined && <TouchedByHours staffId={staffId} hours={hasOwnHours ? weekSent(hours) : null} />}
      </FieldGroup>
    </Form>
  );
}

function CardsGroup({ form, cards }: Pick<MemberFormProps, 'form' | 'cards'>) {
  const words = useWords('staff');
  const { hasAllCards } = form.values;
  return (
    <FieldGroup title={words('editor.cards')}>
      <SwitchField label={words('editor.hasAllCards')} {...form.field('hasAllCards')} />
      {!hasAllCards && cards.length === 0 && <p>{words('editor.noCards')}</p>}
      {!hasAllCards && cards.length > 0 && (
        <CheckboxGroup
          label={words('editor.cardsOf')}
          choices={cards.map((card) => ({ value: card.id as string, label: card.name }))}
          {...form.field('cards')}
        />
      )}
    </FieldGroup>
  );
}
