import { useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { RadioGroup } from '#ui/choice-fields.tsx';
import { Dialog, DialogButtons } from '#ui/dialog.tsx';
import { Form } from '#ui/form.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { EmailField, TextField } from '#ui/text-field.tsx';
import { useForm } from '../../../api/form.ts';
import { type AnswerOf, type MemberRole, memberRoles } from '../../../contract/endpoint.ts';
import type { StaffMember } from '../../../contract/services/staff.ts';
import { invitationDays, inviteMember, listMembers } from '../../../contract/services/staff-member.ts';
import styles from './invite-dialog.module.css';

type Invited = AnswerOf<typeof inviteMember>;

interface Props {
  /** Whoever can still be invited. */
  staff: readonly StaffMember[];
  onClose: () => void;
}

/** Whom, as what, and by which way; afterwards the code, which is told once. */
export function InviteDialog({ staff, onClose }: Props) {
  const words = useWords('staff');
  const [invited, setInvited] = useState<Invited>();
  return (
    <Dialog
      title={words(invited === undefined ? 'invite.title' : 'invite.done', { name: invited?.invitation.name ?? '' })}
      isTyped={false}
      onClose={onClose}
    >
      {invited === undefined ? (
        <InviteForm staff={staff} onInvited={setInvited} onClose={onClose} />
      ) : (
        <Code invited={invited} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface Typed {
  /** '': somebody who is none of the staff. */
  staffId: string;
  name: string;
  role: MemberRole;
  email: string;
}

/** Whoever is none of the staff has no week, and works at the reception. */
function askedOf({ staffId, name, role, email }: Typed, staff: readonly StaffMember[]) {
  const chosen = staff.find(({ id }) => id === staffId);
  const asked = { email: email === '' ? null : email };
  return chosen === undefined
    ? { ...asked, name, staffId: null, role: 'reception' as const }
    : { ...asked, name: chosen.name, staffId: chosen.id, role };
}

/** The newest of the staff, the first of whom is the owner and needs no invitation. */
const empty = (staff: readonly StaffMember[]): Typed => ({
  staffId: staff.length > 1 ? (staff.at(-1)?.id ?? '') : '',
  name: '',
  role: 'team',
  email: '',
});

function InviteForm({ staff, onInvited, onClose }: Props & { onInvited: (invited: Invited) => void }) {
  const words = useWords('staff');
  const form = useForm(inviteMember, {
    values: empty(staff),
    askOf: (typed) => ({ body: askedOf(typed, staff) }),
    refreshes: [listMembers],
    onSent: onInvited,
  });
  const isOfStaff = staff.some(({ id }) => id === form.values.staffId);
  return (
    <Form
      form={form}
      look="dialog"
      submit={words('invite.submit')}
      busy={words('invite.busy')}
      actions={
        <Button variant="plain" onClick={onClose}>
          {words('editor.cancel')}
        </Button>
      }
    >
      <SelectField
        label={words('invite.who')}
        choices={[
          ...staff.map(({ id, name }) => ({ value: id as string, label: name })),
          { value: '', label: words('invite.other') },
        ]}
        {...form.field('staffId')}
      />
      {!isOfStaff && <TextField label={words('editor.name')} maximum={80} isRequired {...form.field('name')} />}
      {isOfStaff && (
        <RadioGroup
          label={words('invite.role')}
          choices={memberRoles.toReversed().map((role) => ({
            value: role,
            label: words(`role.${role}.name`),
            hint: words(`role.${role}.hint`),
          }))}
          {...form.field('role')}
        />
      )}
      <EmailField
        label={words('invite.email')}
        hint={words('invite.emailHint')}
        autoComplete="off"
        {...form.field('email')}
      />
    </Form>
  );
}

function Code({ invited: { code, link, invitation }, onClose }: { invited: Invited; onClose: () => void }) {
  const words = useWords('staff');
  const { host } = new URL(link);
  return (
    <>
      {invitation.email !== null && <p>{words('invite.mailed', { email: invitation.email })}</p>}
      <div className={`stack gap8 ${styles['paper']}`}>
        <p className={`breaks ${styles['name']}`}>{invitation.name}</p>
        <p className="breaks">{words('invite.paper', { address: `${host}/join` })}</p>
        <p className={`breaks ${styles['code']}`} translate="no">
          {code}
        </p>
        <p className="quiet small breaks">{words('invite.once', { days: invitationDays })}</p>
      </div>
      <DialogButtons>
        <Button variant="plain" onClick={() => print()}>
          {words('invite.print')}
        </Button>
        <Button onClick={onClose}>{words('invite.close')}</Button>
      </DialogButtons>
    </>
  );
}
