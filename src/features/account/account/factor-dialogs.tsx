import { useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { FieldEntry } from '#ui/field.ts';
import { Form } from '#ui/form.tsx';
import { ScanCode } from '#ui/scan-code.tsx';
import { PasswordField, TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { call } from '../../../api/call.ts';
import { useForm } from '../../../api/form.ts';
import { continueSession } from '../../../api/session.ts';
import {
  addPasskey,
  beginApp,
  beginPasskey,
  confirmApp,
  type Factor,
  factorLabelMaximum,
  listFactors,
  newBackupCodes,
  removeFactor,
} from '../../../contract/account/account-factor.ts';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import { makePasskey } from './passkey.ts';

interface FactorDialogProps {
  onClose: () => void;
  /** With the codes for a lost phone, where it has brought some. */
  onDone: (codes?: readonly string[]) => void;
}

const Back = ({ onClose }: Pick<FactorDialogProps, 'onClose'>) => {
  const words = useWords('account');
  return (
    <Button variant="plain" onClick={onClose}>
      {words('factor.back')}
    </Button>
  );
};

function CurrentPassword(entry: FieldEntry<string>) {
  const words = useWords('account');
  return (
    <PasswordField
      label={words('profile.account.currentPassword')}
      autoComplete="current-password"
      isRequired
      {...entry}
    />
  );
}

/** All other sessions have ended: this one goes on before anything is asked with its old token. */
function going<Added extends { access_token: string }>(added: Added): Added {
  continueSession(added.access_token);
  return added;
}

type BegunApp = AnswerOf<typeof beginApp>;

/** First the password, then the picture to scan and a code of the app. */
export function AppDialog({ onClose, onDone }: FactorDialogProps) {
  const words = useWords('account');
  const [begun, setBegun] = useState<BegunApp>();
  const form = useForm(beginApp, { values: { currentPassword: '' }, onSent: setBegun });
  return (
    <Dialog title={words('factor.addApp')} text={words('factor.appText')} onClose={onClose}>
      {begun === undefined ? (
        <Form
          form={form}
          look="dialog"
          submit={words('factor.next')}
          busy={words('factor.busy')}
          actions={<Back onClose={onClose} />}
        >
          <CurrentPassword {...form.field('currentPassword')} />
        </Form>
      ) : (
        <ShowCode begun={begun} onClose={onClose} onDone={onDone} />
      )}
    </Dialog>
  );
}

function ShowCode({ begun: { id, secret, picture }, onClose, onDone }: FactorDialogProps & { begun: BegunApp }) {
  const words = useWords('account');
  const form = useForm(confirmApp, {
    values: { code: '' },
    askOf: (body) => ({ params: { id }, body }),
    send: async (ask) => going(await call(confirmApp, ask)),
    refreshes: [listFactors],
    onSent: ({ backupCodes }) => {
      toast.success(words('factor.isAdded'));
      onDone(backupCodes);
    },
  });
  return (
    <>
      <ScanCode picture={picture} label={words('factor.scan')} />
      <p>
        {words('factor.secret')} <code className="breaks">{secret}</code>
      </p>
      <Form
        form={form}
        look="dialog"
        submit={words('factor.confirm')}
        busy={words('factor.busy')}
        actions={<Back onClose={onClose} />}
      >
        <TextField
          label={words('factor.code')}
          hint={words('factor.codeHint')}
          autoComplete="one-time-code"
          isRequired
          {...form.field('code')}
        />
      </Form>
    </>
  );
}

/** The password, a name, and what the browser asks for. */
export function PasskeyDialog({ onClose, onDone }: FactorDialogProps) {
  const words = useWords('account');
  const form = useForm(beginPasskey, {
    values: { currentPassword: '', label: '' },
    askOf: ({ currentPassword }) => ({ body: { currentPassword } }),
    check: ({ label }) => (label.trim() === '' ? { label: words('factor.labelMissing') } : {}),
    send: async (ask, { label }) => {
      const { options } = await call(beginPasskey, ask);
      const answer = await makePasskey(options);
      return answer === undefined ? undefined : going(await call(addPasskey, { body: { label, answer } }));
    },
    refreshes: [listFactors],
    onSent: (added) => {
      if (added === undefined) {
        toast.error(words('factor.passkeyFailed'));
        return onClose();
      }
      toast.success(words('factor.isAdded'));
      onDone(added.backupCodes);
    },
  });
  return (
    <Dialog title={words('factor.addPasskey')} text={words('factor.passkeyText')} onClose={onClose}>
      <Form
        form={form}
        look="dialog"
        submit={words('factor.next')}
        busy={words('factor.busy')}
        actions={<Back onClose={onClose} />}
      >
        <TextField
          label={words('factor.label')}
          hint={words('factor.labelHint')}
          maximum={factorLabelMaximum}
          isRequired
          {...form.field('label')}
        />
        <CurrentPassword {...form.field('currentPassword')} />
      </Form>
    </Dialog>
  );
}

export function NewCodesDialog({ onClose, onDone }: FactorDialogProps) {
  const words = useWords('account');
  const form = useForm(newBackupCodes, {
    values: { currentPassword: '' },
    refreshes: [listFactors],
    onSent: ({ backupCodes }) => onDone(backupCodes),
  });
  return (
    <Dialog title={words('factor.newCodes')} text={words('factor.newCodesText')} onClose={onClose}>
      <Form
        form={form}
        look="dialog"
        submit={words('factor.newCodes')}
        busy={words('factor.busy')}
        actions={<Back onClose={onClose} />}
      >
        <CurrentPassword {...form.field('currentPassword')} />
      </Form>
    </Dialog>
  );
}

export function RemoveDialog({ factor: { id, label }, onClose, onDone }: FactorDialogProps & { factor: Factor }) {
  const words = useWords('account');
  const form = useForm(removeFactor, {
    values: { currentPassword: '' },
    askOf: (body) => ({ params: { id }, body }),
    refreshes: [listFactors],
    onSent: () => {
      toast.success(words('factor.isRemoved'));
      onDone();
    },
  });
  return (
    <Dialog title={words('factor.removeNamed', { label })} text={words('factor.removeText')} onClose={onClose}>
      <Form
        form={form}
        look="dialog"
        isDangerous
        submit={words('factor.remove')}
        busy={words('factor.busy')}
        actions={<Back onClose={onClose} />}
      >
        <CurrentPassword {...form.field('currentPassword')} />
      </Form>
    </Dialog>
  );
}
