import { useSession } from '../../api/session.ts';
import { PlanSection } from './plan-section.tsx';
import { ProfileSettingsForm } from './profile-settings-form.tsx';

export function ProfileSettingsTab() {
  const session = useSession();
  if (session.state !== 'signed-in') return null;
  return (
    <>
      <ProfileSettingsForm key={session.user.id} user={session.user} />
      <PlanSection user={session.user} />
    </>
  );
}
