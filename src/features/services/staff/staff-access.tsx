import { useState } from 'react';
import { formatSoonIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useConfirm } from '#ui/confirm.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Line, Lines } from '#ui/line.tsx';
import { Section } from '#ui/section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.tsx';
import { useChange } from '../../../api/change.ts';
import { stateOf, useAnswer } from '../../../api/query.ts';
import type { StaffMember } from '../../../contract/services/staff.ts';
import {
  changeMember,
  type Invitation,
  listMembers,
  type Member,
  removeMember,
  withdrawInvitation,
} from '../../../contract/services/staff-member.ts';
import { InviteDialog } from './invite-dialog.tsx';

interface Props {
  staff: readonly StaffMember[];
  timeZone: string;
}

const stale = [listMembers];
const sayRefusal = ({ sentence }: { sentence: string }): void => toast.error(sentence);

/** Who signs in with an account of their own, and who is invited to. */
export function StaffAccess({ staff, timeZone }: Props) {
  const words = useWords('staff');
  const [isInviting, setIsInviting] = useState(false);
  const found = useAnswer(listMembers, {}, { isAskedAnew: true });
  const { members = [], invitations = [] } = found.data ?? {};
  const taken = members.map((member) => member.staff?.id);
  return (
    <Section
      title={words('access.title')}
      lead={words('access.lead')}
      actions={
        <Button variant="plain" isCompact onClick={() => setIsInviting(true)}>
          {words('access.invite')}
        </Button>
      }
    >
      {stateOf(found) === 'loading' && <Skeleton lines={2} />}
      {stateOf(found) === 'failed' && (
        <ErrorState
          title={words('access.failed')}
          text={found.error?.sentence ?? ''}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.data !== undefined && members.length + invitations.length === 0 && (
        <p className="quiet">{words('access.nobody')}</p>
      )}
      {members.length + invitations.length > 0 && (
        <Lines>
          {members.map((member) => (
            <MemberLine key={member.id} member={member} />
          ))}
          {invitations.map((invitation) => (
            <InvitationLine key={invitation.id} invitation={invitation} timeZone={timeZone} />
          ))}
        </Lines>
      )}
      {isInviting && (
        <InviteDialog
          staff={staff.filter(({ id, isActive }) => isActive && !taken.includes(id))}
          onClose={() => setIsInviting(false)}
        />
      )}
    </Section>
  );
}

function MemberLine({ member: { id, name, email, role, staff } }: { member: Member }) {
  const words = useWords('staff');
  const confirm = useConfirm();
  const shown = staff?.name ?? name;
  const change = useChange(changeMember, {
    refreshes: stale,
    onSuccess: (changed) =>
      toast.success(words('access.changed', { name: shown, role: words(`role.${changed.role}.name`) })),
    onError: sayRefusal,
  });
  const remove = useChange(removeMember, {
    refreshes: stale,
    onSuccess: () => toast.success(words('access.removed', { name: shown })),
    onError: sayRefusal,
  });
  const ask = async (): Promise<void> => {
    const isMeant = await confirm({
      title: words('access.removeTitle', { name: shown }),
      text: words('access.removeText'),
      confirmLabel: words('access.remove'),
      isDangerous: true,
    });
    if (isMeant) remove.mutate({ params: { id } });
  };
  const other = role === 'team' ? 'reception' : 'team';
  return (
    <Line
      title={shown}
      beside={<Badge>{words(`role.${role}.name`)}</Badge>}
      text={email}
      actions={
        <>
          {(other === 'reception' || staff !== null) && (
            <Button
              variant="plain"
              isCompact
              isBusy={change.isPending}
              aria-label={words('access.makeOf', { name: shown, role: words(`role.${other}.name`) })}
              onClick={() => change.mutate({ params: { id }, body: { role: other, staffId: staff?.id ?? null } })}
            >
              {words('access.make', { role: words(`role.${other}.name`) })}
            </Button>
          )}
          <Button
            variant="quiet"
            isCompact
            isBusy={remove.isPending}
            aria-label={words('access.removeOf', { name: shown })}
            onClick={() => void ask()}
          >
            {words('access.remove')}
          </Button>
        </>
      }
    />
  );
}

function InvitationLine({ invitation, timeZone }: { invitation: Invitation; timeZone: string }) {
  const words = useWords('staff');
  const { id, name, email, role, expiresAt } = invitation;
  const withdraw = useChange(withdrawInvitation, {
    refreshes: stale,
    onSuccess: () => toast.success(words('access.withdrawn', { name })),
    onError: sayRefusal,
  });
  const until = words('access.until', { time: formatSoonIn(expiresAt, timeZone) });
  return (
    <Line
      title={name}
      beside={<Badge kind="warning">{words('access.invited', { role: words(`role.${role}.name`) })}</Badge>}
      text={[email ?? words('access.onPaper'), until].join(' · ')}
      actions={
        <Button
          variant="quiet"
          isCompact
          isBusy={withdraw.isPending}
          aria-label={words('access.withdrawOf', { name })}
          onClick={() => withdraw.mutate({ params: { id } })}
        >
          {words('access.withdraw')}
        </Button>
      }
    />
  );
}
