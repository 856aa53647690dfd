import { type FormEvent, type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button } from './button.tsx';
import { Chip, ChipRow } from './chip.tsx';
import styles from './conversation.module.css';
import { FormError } from './form-error.tsx';
import { CloseIcon } from './icons.tsx';
import { ImageIcon, SendIcon } from './more-icons.tsx';
import { Notice } from './notice.tsx';
import type { Pictures } from './use-pictures.ts';
import { type ReplyProps, useReply } from './use-reply.ts';

interface QuickReply {
  label: string;
  icon?: ReactNode;
  /** What it writes into the box; the person still sends it. */
  text: () => string | Promise<string>;
}

interface ReplyBarProps extends Omit<ReplyProps, 'onSend'> {
  label: string;
  placeholder: string;
  sendLabel: string;
  busyLabel: string;
  /** Characters. */
  maximum: number;
  quick?: readonly QuickReply[];
  /** Pictures on their way; without them there are words alone. */
  pictures?: Pictures;
  onSend: (reply: { text: string; id: string | undefined; images: string[] }, onSent: () => void) => void;
}

const isSendKey = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => key === 'Enter' && (ctrlKey || metaKey);

/** The button that has sent the text is switched off: its focus goes back to the text. */
function useFocusKept(form: RefObject<HTMLFormElement | null>, isBusy: boolean, error: string | undefined): void {
  const wasBusy = useRef(isBusy);
  useEffect(
    function goBackToText() {
      const hasFocus = document.activeElement === document.body || form.current?.contains(document.activeElement);
      if (wasBusy.current && !isBusy && error === undefined && hasFocus)
        form.current?.querySelector('textarea')?.focus();
      wasBusy.current = isBusy;
    },
    [form, isBusy, error],
  );
}

function QuickReplies({ quick, onChoose }: { quick: readonly QuickReply[]; onChoose: (one: QuickReply) => void }) {
  const words = useWords('conversation');
  if (quick.length === 0) return null;
  return (
    <ChipRow label={words('thread.quick')}>
      {quick.map((one) => (
        <Chip key={one.label} icon={one.icon} isAction onPress={() => onChoose(one)}>
          {one.label}
        </Chip>
      ))}
    </ChipRow>
  );
}

/** At the foot of a conversation: replies to choose from, a picture, the words, and the arrow that sends them. */
export function ReplyBar({ onSend, pictures, quick = [], ...props }: ReplyBarProps) {
  const { label, placeholder, sendLabel, busyLabel, maximum, isBusy, error, draft } = props;
  const chosen = pictures?.pictures ?? [];
  const images = chosen.flatMap(({ step }) => (step.at === 'stored' ? [step.id] : []));
  const isUploading = images.length < chosen.length;
  const send = (reply: { text: string; id: string | undefined }, onSent: () => void): void =>
    onSend({ ...reply, images }, () => {
      for (const { key } of chosen) pictures?.remove(key);
      onSent();
    });
  const reply = useReply({ ...props, onSend: send }, images.length > 0);
  const { text, type, isWaiting } = reply;
  const form = useRef<HTMLFormElement>(null);
  useFocusKept(form, isBusy, error);
  const write = async ({ text: quickText }: QuickReply): Promise<void> => {
    type(await quickText());
    form.current?.querySelector('textarea')?.focus();
  };
  const sendByKey = (event: KeyboardEvent): void => {
    if (!isSendKey(event) || isUploading) return;
    event.preventDefault();
    reply.send();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isUploading) reply.send();
  };
  return (
    <form ref={form} data-kept className="column gap8" onSubmit={submit}>
      <QuickReplies quick={quick} onChoose={(one) => void write(one)} />
      {pictures !== undefined && <Chosen pictures={pictures} />}
      <Standing isWaiting={isWaiting} error={error} />
      <DraftNote draft={draft} text={text} />
      <div className={`beside gap8 at-bottom ${styles['line']}`}>
        {pictures !== undefined && <AddPicture pictures={pictures} />}
        <Box
          label={label}
          placeholder={placeholder}
          maximum={maximum}
          value={text}
          onChange={type}
          onKeyDown={sendByKey}
        />
        <Button
          type="submit"
          isIcon
          isPill
          isBusy={isBusy}
          aria-label={isBusy ? busyLabel : sendLabel}
          disabled={isUploading || (text.trim() === '' && images.length === 0)}
        >
          <SendIcon size={20} />
        </Button>
      </div>
    </form>
  );
}

interface BoxProps {
  label: string;
  placeholder: string;
  maximum: number;
  value: string;
  onChange: (typed: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const Box = ({ label, maximum, onChange, ...box }: BoxProps) => (
  <textarea
    {...box}
    className={`shrinks grows on-surface ${styles['box']}`}
    aria-label={label}
    rows={1}
    maxLength={maximum}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);

function DraftNote({ draft, text }: { draft: ReplyProps['draft']; text: string }) {
  if (draft === undefined || draft.text === '' || text !== draft.text) return null;
  return <p className="quiet small spaced">{draft.note}</p>;
}

function Standing({ isWaiting, error }: { isWaiting: boolean; error: string | undefined }) {
  const words = useWords('ui');
  if (!isWaiting) return <FormError sentence={error} />;
  return (
    <Notice kind="info">
      <output>{words('replyWaits')}</output>
    </Notice>
  );
}

function AddPicture({ pictures }: { pictures: Pictures }) {
  const words = useWords('conversation');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        className="visually-hidden"
        tabIndex={-1}
        type="file"
        accept="image/*,.heic,.heif,.avif"
        multiple
        aria-hidden="true"
        onChange={({ currentTarget }) => {
          pictures.add([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <Button
        variant="quiet"
        isIcon
        aria-label={words('thread.addPicture')}
        disabled={pictures.pictures.length >= pictures.maximum}
        onClick={() => input.current?.click()}
      >
        <ImageIcon size={22} />
      </Button>
    </>
  );
}

/** What is about to be sent, with how far it is. */
function Chosen({ pictures: { pictures, refused, remove, retry } }: { pictures: Pictures }) {
  const words = useWords('conversation');
  const ui = useWords('ui');
  if (pictures.length === 0 && refused.length === 0) return null;
  return (
    <>
      {refused.map(({ name }) => (
        <FormError key={name} sentence={words('thread.refused', { name })} />
      ))}
      <ul className={`row gap8 ${styles['chosen']}`}>
        {pictures.map(({ key, name, preview, step }) => (
          <li key={key} className={step.at === 'stored' ? undefined : styles['coming']}>
            {preview !== '' && <img src={preview} alt={name} />}
            <button type="button" aria-label={words('thread.removePicture', { name })} onClick={() => remove(key)}>
              <CloseIcon size={16} />
            </button>
          </li>
        ))}
      </ul>
      {pictures.map(
        ({ key, step }) =>
          step.at === 'failed' && (
            <Notice
              key={key}
              kind="error"
              action={
                <Button variant="plain" onClick={() => retry(key)}>
                  {ui('tryAgain')}
                </Button>
              }
            >
              {step.sentence}
            </Notice>
          ),
      )}
    </>
  );
}
