import { useSession } from '../../api/session.ts';
import { ProfileSettingsForm } from './profile-settings-form.tsx';

export function ProfileSettingsTab() {
  const session = useSession();
  return session.state === 'signed-in' ? <ProfileSettingsForm key={session.user.id} user={session.user} /> : null;
}
