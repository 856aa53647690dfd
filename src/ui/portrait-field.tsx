import { useRef, useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button } from './button.tsx';
import { FileInput } from './file-input.tsx';
import { UserIcon } from './icons.tsx';
import { loadPatiently } from './load-patiently.ts';
import styles from './portrait-field.module.css';

interface PortraitFieldProps {
  url: string | null;
  /** Shown if there is no picture. */
  initial: string;
  bytesMaximum: number;
  /** Both reject if saving failed. */
  onChosen: (picture: Blob) => Promise<void>;
  onRemoved: () => Promise<void>;
  /** The server's sentence for a failure, if it has one. */
  sentenceOf: (problem: unknown) => string | undefined;
}

/** The longer edge in pixels: twice the largest size in which it is shown. */
const edge = 512;

/** The account's own picture. A choice is saved at once. */
export function PortraitField({ url, initial, bytesMaximum, onChosen, onRemoved, sentenceOf }: PortraitFieldProps) {
  const words = useWords('pictures');
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<{ isBusy: boolean; isHeldUp?: boolean; error?: string }>({ isBusy: false });
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setState({ isBusy: true });
    try {
      await work();
      setState({ isBusy: false });
    } catch (problem) {
      const isUnreadable = problem instanceof Error && problem.name === 'UnreadablePicture';
      const error = isUnreadable ? words('portrait.unreadable') : (sentenceOf(problem) ?? words('portrait.failed'));
      setState({ isBusy: false, error });
    }
  };
  const choose = (file: File): void => {
    if (file.size > bytesMaximum) return setState({ isBusy: false, error: words('portrait.tooLarge') });
    void attempt(async () => {
      const { preparePicture } = await loadPatiently(
        () => import('./prepare-picture.ts'),
        () => setState({ isBusy: true, isHeldUp: true }),
      );
      setState({ isBusy: true });
      await onChosen(await preparePicture(file, edge));
    });
  };
  return (
    <section className="line gap16" aria-label={words('portrait.label')}>
      {url === null ? (
        <span className={`inline size25 strong rigid centered circle ${styles['portrait']}`} aria-hidden="true">
          {initial === '' ? <UserIcon size={32} /> : initial}
        </span>
      ) : (
        <img
          className={`inline size25 strong rigid centered circle ${styles['portrait']}`}
          src={url}
          alt={words('portrait.label')}
          width={88}
          height={88}
        />
      )}
      <div className={`stack gap4 ${styles['controls']}`}>
        <FileInput input={input} accept="image/*" onFiles={([file]) => choose(file)} />
        <div className="row gap8">
          <Button variant="plain" disabled={state.isBusy} onClick={() => input.current?.click()}>
            {words(state.isBusy ? 'portrait.saving' : url === null ? 'portrait.choose' : 'portrait.change')}
          </Button>
          {url !== null && (
            <Button variant="quiet" disabled={state.isBusy} onClick={() => void attempt(onRemoved)}>
              {words('portrait.remove')}
            </Button>
          )}
        </div>
        <p className="small quiet">{words('portrait.hint')}</p>
        <output>{state.isHeldUp === true && words('portrait.heldUp')}</output>
        <div role="alert">{state.error !== undefined && <p className="small danger">{state.error}</p>}</div>
      </div>
    </section>
  );
}
