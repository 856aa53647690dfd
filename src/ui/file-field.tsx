import { useEffect, useId, useRef, useState } from 'react';
import { formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from './button.tsx';
import type { FieldEntry, FieldTexts } from './field.ts';
import styles from './file-field.module.css';
import { FileInput } from './file-input.tsx';
import { loadPatiently } from './load-patiently.ts';
import { UploadIcon } from './more-icons.tsx';
import type { Upload } from './use-pictures.ts';

export interface FileFieldProps extends FieldEntry<string>, FieldTexts {
  /** Such as `image/*` or `application/pdf`. */
  accept: string;
  bytesMaximum: number;
  upload: (...asked: Parameters<Upload>) => Promise<{ id: string; url?: string }>;
  /** The server's sentence for a failed upload, if it has one. */
  sentenceOf: (problem: unknown) => string | undefined;
  /** Pictures are turned upright, scaled down to this edge in pixels and shown. */
  pictureEdge?: number;
  /** The address of what is stored already, for a picture. */
  storedUrl?: string | undefined;
}

type Step =
  | { at: 'rest' }
  | { at: 'preparing' }
  | { at: 'sending'; share: number }
  | { at: 'done'; name: string; url: string | undefined }
  | { at: 'failed'; sentence: string };

const bytesOfMegabyte = 1024 * 1024;

/** A file that is uploaded when it is chosen. The field's value is the id by which the form names it; '' for none. */
export function FileField(props: FileFieldProps) {
  const { label, hint, isRequired = false, isDisabled = false, name, value, error, accept, storedUrl } = props;
  const words = useWords('form');
  const input = useRef<HTMLInputElement>(null);
  const [hintId, errorId] = [useId(), useId()];
  const { step, choose, stop, remove } = useFileUpload(props);
  const isBusy = step.at === 'preparing' || step.at === 'sending';
  const said = step.at === 'failed' ? step.sentence : error;
  const shown = step.at === 'done' ? step.url : value === '' ? undefined : storedUrl;
  return (
    <fieldset className="stack gap8 from-start">
      <Legend label={label} isRequired={isRequired} />
      {shown !== undefined && (
        <img className={`on-sunken round12 ${styles['preview']}`} src={shown} alt={words('file.preview', { label })} />
      )}
      <div className={`line gap8-12 ${styles['row']}`}>
        <FileInput input={input} accept={accept} onFiles={([file]) => choose(file)} />
        <Button
          variant="plain"
          icon={<UploadIcon />}
          isBusy={isBusy}
          disabled={isDisabled}
          data-path={name}
          aria-invalid={said !== undefined}
          aria-describedby={`${hintId} ${errorId}`}
          onClick={() => input.current?.click()}
        >
          {words(value !== '' ? 'file.change' : accept.startsWith('image/') ? 'file.choosePicture' : 'file.choose')}
        </Button>
        {isBusy && (
          <Button variant="quiet" onClick={stop}>
            {words('file.stop')}
          </Button>
        )}
        {!isBusy && value !== '' && (
          <Button variant="quiet" onClick={remove}>
            {words('file.remove')}
          </Button>
        )}
        {step.at === 'sending' && <progress value={step.share} aria-label={label} />}
      </div>
      <Progress step={step} isStored={value !== '' && storedUrl === undefined} />
      {hint !== undefined && (
        <p id={hintId} className={`small quiet ${styles['hint']}`}>
          {hint}
        </p>
      )}
      <div id={errorId} role="alert">
        {said !== undefined && <p className="small danger">{said}</p>}
      </div>
    </fieldset>
  );
}

const Legend = ({ label, isRequired }: { label: FileFieldProps['label']; isRequired: boolean }) => (
  <legend className={`medium ${styles['label']}`}>
    {label}
    {isRequired && (
      <span className="danger" aria-hidden="true">
        {' '}
        *
      </span>
    )}
  </legend>
);

/** How far it is, in words. `isStored`: it was, and nothing shows it. */
function Progress({ step, isStored }: { step: Step; isStored: boolean }) {
  const words = useWords('form');
  return (
    <output className={`small quiet ${styles['hint']}`}>
      {step.at === 'preparing' && words('file.preparing')}
      {step.at === 'done' && words('file.done', { name: step.name })}
      {step.at === 'rest' && isStored && words('file.stored')}
    </output>
  );
}

function useFileUpload(props: FileFieldProps) {
  const { bytesMaximum, pictureEdge, upload, sentenceOf, onChange } = props;
  const words = useWords('form');
  const [step, setStep] = useState<Step>({ at: 'rest' });
  const running = useRef<AbortController>(undefined);
  const shownUrl = step.at === 'done' ? step.url : undefined;
  useEffect(
    function freeShown() {
      return () => {
        if (shownUrl?.startsWith('blob:') === true) URL.revokeObjectURL(shownUrl);
      };
    },
    [shownUrl],
  );
  useEffect(function stopWithScreen() {
    return () => running.current?.abort();
  }, []);

  const prepared = async (file: File): Promise<Blob> => {
    if (pictureEdge === undefined) return file;
    const { preparePicture } = await loadPatiently(
      () => import('./prepare-picture.ts'),
      () => undefined,
    );
    return preparePicture(file, pictureEdge);
  };
  const send = async (file: File, signal: AbortSignal): Promise<void> => {
    setStep({ at: 'preparing' });
    const blob = await prepared(file);
    signal.throwIfAborted();
    setStep({ at: 'sending', share: 0 });
    const { id } = await upload(blob, { signal, onProgress: (share) => setStep({ at: 'sending', share }) });
    signal.throwIfAborted();
    setStep({ at: 'done', name: file.name, url: pictureEdge === undefined ? undefined : URL.createObjectURL(blob) });
    onChange(id);
  };
  const sentenceFor = (problem: unknown): string => {
    const isUnreadable = problem instanceof Error && problem.name === 'UnreadablePicture';
    return isUnreadable ? words('file.unreadable') : (sentenceOf(problem) ?? words('file.failed'));
  };
  const choose = (file: File): void => {
    const maximum = formatNumber(Math.floor(bytesMaximum / bytesOfMegabyte));
    // A picture is made smaller before it is sent.
    if (pictureEdge === undefined && file.size > bytesMaximum)
      return setStep({ at: 'failed', sentence: words('file.tooLarge', { maximum }) });
    running.current?.abort();
    running.current = new AbortController();
    const { signal } = running.current;
    send(file, signal).catch((problem: unknown) => {
      if (!signal.aborted) setStep({ at: 'failed', sentence: sentenceFor(problem) });
    });
  };
  const clear = (): void => setStep({ at: 'rest' });
  const stop = (): void => {
    running.current?.abort();
    clear();
  };
  const remove = (): void => {
    clear();
    onChange('');
  };
  return { step, choose, stop, remove };
}
