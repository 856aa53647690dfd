import { useSession } from '../../api/session.ts';
import { useKeptPlace } from '../../ui/kept-scroll.ts';
import { PlanSection } from './plan-section.tsx';
import { ProfileSettingsForm } from './profile-settings-form.tsx';

export function ProfileSettingsTab() {
  const session = useSession();
  useKeptPlace(session.state === 'signed-in');
  if (session.state !== 'signed-in') return null;
  return (
    <>
      <ProfileSettingsForm key={session.user.id} user={session.user} />
      <PlanSection user={session.user} />
    </>
  );
}
