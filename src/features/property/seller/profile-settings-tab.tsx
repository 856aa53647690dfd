import type { ReactNode } from 'react';
import { useKeptPlace } from '#ui/kept-scroll.ts';
import { stateOf, useAnswer } from '../../../api/query.ts';
import { useSession } from '../../../api/session.ts';
import { getPackages } from '../../../contract/billing/billing.ts';
import { ProfileSettingsForm } from './profile-settings-form.tsx';

export function ProfileSettingsTab({ plan }: { plan: ReactNode }) {
  const session = useSession();
  const isSeller = session.state === 'signed-in' && session.user.type === 'seller';
  const held = useAnswer(getPackages, {}, { isEnabled: isSeller, isAskedAnew: true });
  useKeptPlace(session.state === 'signed-in' && (!isSeller || stateOf(held) !== 'loading'));
  if (session.state !== 'signed-in') return null;
  return (
    <>
      <ProfileSettingsForm key={session.user.id} user={session.user} />
      {isSeller && plan}
    </>
  );
}
