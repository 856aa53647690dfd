import { type ReactNode, Suspense, useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { lazyPart } from '#ui/load-patiently.ts';
import { useSession } from '../../../api/session.ts';

const AskDialog = lazyPart(async () => (await import('./later-parts.ts')).laterParts.AskDialog());

interface AskButtonProps {
  provider: { id: string; name: string };
  /** The card that is asked about; a question about anything without it. */
  about?: string;
  variant: 'call' | 'secondary' | 'plain';
  isCompact?: boolean;
  className?: string | undefined;
  icon?: ReactNode;
}

/** A question before anything is booked. Nobody asks the own business. */
export function AskButton({ provider, about, variant, isCompact = false, className, icon }: AskButtonProps) {
  const words = useWords('provider');
  const session = useSession();
  const [isOpen, setIsOpen] = useState(false);
  if (session.state === 'signed-in' && session.user.id === provider.id) return null;
  return (
    <>
      <Button
        variant={variant}
        isCompact={isCompact}
        {...(className === undefined ? {} : { className })}
        {...(about === undefined ? {} : { 'aria-label': words('ask.openAbout', { name: about }) })}
        onClick={() => setIsOpen(true)}
      >
        {icon}
        {words(about === undefined ? 'ask.open' : 'ask.openShort')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <AskDialog provider={provider} about={about} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
