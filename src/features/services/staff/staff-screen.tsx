import { useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useConfirm } from '#ui/confirm.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Face } from '#ui/face.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { useKeptPlace } from '#ui/kept-scroll.ts';
import { Line, Lines } from '#ui/line.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.tsx';
import { useChange } from '../../../api/change.ts';
import { stateOf, useAnswer } from '../../../api/query.ts';
import { type SessionUser, useSession } from '../../../api/session.ts';
import { largerPlan } from '../../../contract/plans.ts';
import { getAvailability } from '../../../contract/services/availability.ts';
import { deleteStaff, listStaff, type StaffMember, updateStaff } from '../../../contract/services/staff.ts';
import { paths } from '../../../paths.ts';
import { TouchedNotice, VisitList } from '../availability/touched-notice.tsx';
import { StaffAccess } from './staff-access.tsx';

/** /provider/staff: who can be booked. */
export function StaffScreen() {
  const session = useSession();
  return session.state === 'signed-in' ? <Staff user={session.user} /> : null;
}

function Staff({ user }: { user: SessionUser }) {
  const words = useWords('staff');
  const staff = useAnswer(listStaff, {}, { isAskedAnew: true });
  const availability = useAnswer(getAvailability, {}, { isAskedAnew: true });
  const [left, setLeft] = useState<StaffMember>();
  useKeptPlace(staff.data !== undefined);
  const { items = [], maximum = 1, timeZone = 'Europe/Berlin' } = staff.data ?? {};
  const active = items.filter(({ isActive }) => isActive);
  const isFull = active.length >= maximum;
  return (
    <Page
      title={words('title')}
      width="text"
      actions={!isFull && items.length > 1 ? <Add /> : undefined}
      {...(items.length > 1 ? { lead: words('lead', { count: active.length, maximum }) } : {})}
    >
      {stateOf(staff) === 'loading' && <Skeleton shape="faces" />}
      {stateOf(staff) === 'failed' && (
        <ErrorState
          title={words('failed')}
          {...(staff.error === null ? {} : { text: staff.error.sentence })}
          onRetry={() => void staff.refetch()}
        />
      )}
      {staff.data !== undefined && (
        <div className="stack gap16">
          {items.length === 1 && (
            <EmptyState title={words('alone')} text={words('aloneText')}>
              {!isFull && <Add />}
            </EmptyState>
          )}
          {isFull && <Full user={user} maximum={maximum} />}
          {left !== undefined && left.upcoming > 0 && <Stay left={left} timeZone={timeZone} />}
          {items.length > 1 && left === undefined && (
            <TouchedNotice touched={availability.data?.touched ?? []} timeZone={timeZone} isSaved />
          )}
          {items.length > 1 && (
            <Lines>
              {items.map((member, place) => (
                <Member
                  key={member.id}
                  member={member}
                  place={place}
                  isLast={member.isActive && active.length === 1}
                  isFull={isFull}
                  onLeft={setLeft}
                />
              ))}
            </Lines>
          )}
          {maximum > 1 && <StaffAccess staff={items} timeZone={timeZone} />}
        </div>
      )}
    </Page>
  );
}

function Stay({ left, timeZone }: { left: StaffMember; timeZone: string }) {
  const words = useWords('staff');
  return (
    <Notice kind="warning" title={words('stay', { count: left.upcoming, name: left.name })}>
      <p>{words('stayText')}</p>
      <VisitList visits={left.visits} timeZone={timeZone} />
    </Notice>
  );
}

function Add() {
  const words = useWords('staff');
  return (
    <Button icon={<PlusIcon />} to={paths.newStaff()}>
      {words('add')}
    </Button>
  );
}

function Full({ user, maximum }: { user: SessionUser; maximum: number }) {
  const words = useWords('staff');
  const shared = useWords('account');
  const plan = shared(`plans.${user.package}.name`);
  return (
    <Notice
      kind="info"
      action={
        largerPlan(user.package) === undefined ? undefined : (
          <Button variant="link" to={paths.providerUpgrade()}>
            {words('upgrade')}
          </Button>
        )
      }
    >
      {words(maximum === 1 ? 'limitOne' : 'limit', { plan, maximum })}
    </Notice>
  );
}

interface MemberProps {
  member: StaffMember;
  /** In the team, which is the colour. */
  place: number;
  /** The last who can be booked cannot leave. */
  isLast: boolean;
  isFull: boolean;
  onLeft: (member: StaffMember | undefined) => void;
}

const stale = [listStaff, getAvailability];
const sayRefusal = ({ sentence }: { sentence: string }): void => toast.error(sentence);

function Member({ member, place, isLast, isFull, onLeft }: MemberProps) {
  const words = useWords('staff');
  const { id, name, image, isActive, cards, hours, upcoming } = member;
  const facts = [
    cards === null ? words('allCards') : words('someCards', { count: cards.length }),
    ...(hours === null ? [] : [words('ownHours')]),
    ...(upcoming === 0 ? [] : [words('upcoming', { count: upcoming })]),
  ];
  return (
    <Line
      before={<Face name={name} colour={place} picture={image?.url} size={56} />}
      title={name}
      beside={!isActive && <Badge>{words('resting')}</Badge>}
      text={facts.join(' · ')}
      actions={
        <>
          <Button variant="plain" isCompact to={paths.editStaff(id)} aria-label={words('editOf', { name })}>
            {words('edit')}
          </Button>
          {isActive && !isLast && <Leaves member={member} onLeft={onLeft} />}
          {!isActive && !isFull && <Returns member={member} onLeft={onLeft} />}
        </>
      }
    />
  );
}

function Leaves({ member: { id, name, upcoming }, onLeft }: Pick<MemberProps, 'member' | 'onLeft'>) {
  const words = useWords('staff');
  const confirm = useConfirm();
  const leaves = useChange(deleteStaff, {
    refreshes: stale,
    onError: sayRefusal,
    onSuccess: (answer) => {
      onLeft(answer);
      toast.success(words('leave.done', { name }));
    },
  });
  const leave = async (): Promise<void> => {
    const isMeant = await confirm({
      title: words('leave.title', { name }),
      text: words('leave.text', { count: upcoming, name }),
      confirmLabel: words('leave.confirm'),
      isDangerous: true,
    });
    if (isMeant) leaves.mutate({ params: { id } });
  };
  return (
    <Button
      variant="quiet"
      isCompact
      isBusy={leaves.isPending}
      aria-label={words('leavesOf', { name })}
      onClick={() => void leave()}
    >
      {words('leaves')}
    </Button>
  );
}

function Returns({ member, onLeft }: Pick<MemberProps, 'member' | 'onLeft'>) {
  const words = useWords('staff');
  const { id, name, image, cards, hours, updatedAt } = member;
  const returns = useChange(updateStaff, {
    refreshes: stale,
    onError: sayRefusal,
    onSuccess: () => {
      onLeft(undefined);
      toast.success(words('returned', { name }));
    },
  });
  const body = { name, imageId: image?.id ?? null, cards, hours, isActive: true, seen: updatedAt };
  return (
    <Button
      variant="quiet"
      isCompact
      isBusy={returns.isPending}
      aria-label={words('returnsOf', { name })}
      onClick={() => returns.mutate({ params: { id }, body })}
    >
      {words('returns')}
    </Button>
  );
}
