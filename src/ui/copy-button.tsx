import { useWords } from '#i18n/i18n.ts';
import { Button } from './button.tsx';
import { toast } from './toast.tsx';

/** Copies a text that stands beside it. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const words = useWords('ui');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(words('copied'));
    } catch (problem) {
      console.warn('Copying failed', problem);
      toast.error(words('notCopied'));
    }
  };
  return (
    <Button variant="plain" onClick={() => void copy()}>
      {children}
    </Button>
  );
}
