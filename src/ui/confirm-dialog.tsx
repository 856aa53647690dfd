import { useWords } from '#i18n/i18n.ts';
import { Button } from './button.tsx';
import type { Question } from './confirm.tsx';
import { Dialog, DialogButtons } from './dialog.tsx';

interface OpenDialogProps {
  question: Question;
  onAnswer: (isConfirmed: boolean) => void;
}

export function OpenDialog({ question, onAnswer }: OpenDialogProps) {
  const words = useWords('ui');
  const { title, text, list = [], confirmLabel, cancelLabel, isNotice, isDangerous } = question;
  return (
    <Dialog title={title} text={text} onClose={() => onAnswer(false)}>
      {list.length > 0 && (
        <ul className="bullets spaced">
          {list.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <DialogButtons>
        {isNotice !== true && (
          <Button variant="plain" onClick={() => onAnswer(false)}>
            {cancelLabel ?? words('cancel')}
          </Button>
        )}
        <Button variant={isDangerous === true ? 'danger' : 'primary'} onClick={() => onAnswer(true)}>
          {confirmLabel}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
