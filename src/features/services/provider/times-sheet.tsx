import { useWords } from '#i18n/i18n.ts';
import { Sheet } from '#ui/sheet.tsx';
import type { ProviderProfile } from '../../../contract/services/provider.ts';
import { Onward, TimePanel } from './time-panel.tsx';
import type { Choice } from './use-choice.ts';

interface TimesSheetProps {
  provider: ProviderProfile;
  choice: Choice;
  onClose: () => void;
}

/** On phones: the times over the page. */
export function TimesSheet({ provider, choice, onClose }: TimesSheetProps) {
  const words = useWords('profile');
  return (
    <Sheet title={words('chooseTime')} footer={<Onward provider={provider} choice={choice} isOver />} onClose={onClose}>
      <TimePanel provider={provider} choice={choice} />
    </Sheet>
  );
}
