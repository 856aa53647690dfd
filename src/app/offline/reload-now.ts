import { keepAllButPasswords } from '../hydration/kept-entries.ts';
import { reload } from '../new-build/reload-once.ts';

export function reloadNow(): void {
  keepAllButPasswords();
  reload();
}
