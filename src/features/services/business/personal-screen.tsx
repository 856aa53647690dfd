import { type ReactNode, useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { SwitchField } from '#ui/choice-fields.tsx';
import { FieldPair, Form } from '#ui/form.tsx';
import { useKeptPlace } from '#ui/kept-scroll.ts';
import { Page } from '#ui/page.tsx';
import { PortraitField } from '#ui/portrait-field.tsx';
import { DateField, EmailField, PhoneField, TextAreaField, TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { useForm } from '../../../api/form.ts';
import { portraitOf } from '../../../api/own-profile.ts';
import { namesOf } from '../../../api/person.ts';
import { replaceUser, type SessionUser } from '../../../api/session.ts';
import { updateProfile } from '../../../contract/account/profile.ts';
import { countryNamed } from '../../../contract/country.ts';
import { paths } from '../../../paths.ts';
import { PhoneDialog } from '../../account/phone/phone-dialog.tsx';
import styles from './business.module.css';
import { useOwner } from './use-owner.ts';

export function ProviderPersonalScreen() {
  const words = useWords('business');
  useKeptPlace(true);
  const owner = useOwner();
  const [isVerifying, setIsVerifying] = useState(false);
  if (owner === undefined) return null;
  return (
    <Page title={words('personal.title')} lead={words('personal.lead')} width="text">
      <div className="below16">
        <PortraitField {...portraitOf(owner)} />
      </div>
      <PersonalForm key={`${owner.phone} ${owner.publicPhone}`} owner={owner} onVerify={() => setIsVerifying(true)} />
      {isVerifying && <PhoneDialog user={owner} onClose={() => setIsVerifying(false)} />}
    </Page>
  );
}

function usePersonalForm(owner: SessionUser) {
  const words = useWords('business');
  return useForm(updateProfile, {
    values: {
      businessName: owner.businessName ?? '',
      ...namesOf(owner),
      phone: owner.phone ?? '',
      publicPhone: owner.publicPhone ?? '',
      isPhonePublic: owner.isPhonePublic,
      dateOfBirth: owner.dateOfBirth ?? '',
      description: owner.description ?? '',
    },
    askOf: ({ dateOfBirth, ...values }) => ({ body: { ...values, ...(dateOfBirth === '' ? {} : { dateOfBirth }) } }),
    sentenceOf: ({ code }) => (code === 'unreachable' ? words('personal.failed') : undefined),
    onSent: (user) => {
      replaceUser(user);
      toast.success(words('personal.saved'));
    },
  });
}

function PersonalForm({ owner, onVerify }: { owner: SessionUser; onVerify: () => void }) {
  const words = useWords('business');
  const form = usePersonalForm(owner);
  return (
    <Form form={form} submit={words('personal.save')} busy={words('personal.saving')} asksBeforeLeaving>
      <TextField label={words('personal.businessName')} autoComplete="organization" {...form.field('businessName')} />
      <FieldPair>
        <TextField
          label={words('personal.firstName')}
          autoComplete="given-name"
          isRequired
          {...form.field('firstName')}
        />
        <TextField
          label={words('personal.lastName')}
          autoComplete="family-name"
          isRequired
          {...form.field('lastName')}
        />
      </FieldPair>
      <OwnEmail owner={owner} />
      <PhoneField
        label={words('personal.phone')}
        hint={words('personal.phoneHint')}
        mobileIn={countryNamed(owner.country) ?? 'de'}
        {...form.field('phone')}
      />
      <StateLine isVerified={owner.phone_verified}>
        {!owner.phone_verified && (
          <Button variant="link" onClick={onVerify}>
            {words('personal.verify')}
          </Button>
        )}
      </StateLine>
      <PhoneField
        label={words('personal.publicPhone')}
        hint={words('personal.publicPhoneHint')}
        {...form.field('publicPhone')}
      />
      {(owner.publicPhone ?? '') !== '' && (
        <p className={`line gap0-12 ${styles['stateLine']}`}>
          <Badge>{words('personal.unproven')}</Badge>
        </p>
      )}
      <SwitchField
        label={words('personal.isPhonePublic')}
        hint={words('personal.isPhonePublicHint')}
        {...form.field('isPhonePublic')}
      />
      <DateField label={words('personal.birthDate')} autoComplete="bday" {...form.field('dateOfBirth')} />
      <TextAreaField
        label={words('personal.description')}
        hint={words('personal.descriptionHint')}
        {...form.field('description')}
      />
    </Form>
  );
}

/** Changed with the account. */
function OwnEmail({ owner: { email, email_verified: isVerified } }: { owner: SessionUser }) {
  const words = useWords('business');
  return (
    <>
      <EmailField
        label={words('personal.email')}
        hint={words('personal.emailHint')}
        isReadOnly
        value={email}
        onChange={() => undefined}
      />
      <StateLine isVerified={isVerified}>
        <Button variant="link" to={paths.profile()}>
          {words('personal.toAccount')}
        </Button>
      </StateLine>
    </>
  );
}

/** Whether it was verified, and what can be done about that. */
function StateLine({ isVerified, children }: { isVerified: boolean; children: ReactNode }) {
  const words = useWords('business');
  return (
    <p className={`line gap0-12 ${styles['stateLine']}`}>
      <Badge kind={isVerified ? 'success' : 'warning'}>
        {words(isVerified ? 'personal.verified' : 'personal.unverified')}
      </Badge>
      {children}
    </p>
  );
}
