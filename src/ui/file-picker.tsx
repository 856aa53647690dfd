import { useRef, useState } from 'react';
import { Button } from './button.tsx';
import styles from './file-field.module.css';
import { UploadIcon } from './more-icons.tsx';

interface FilePickerProps {
  label: string;
  /** The words of the button. */
  choose: string;
  /** Such as `.csv,text/csv`. */
  accept: string;
  isBusy?: boolean;
  /** False where the screen lists the files itself. */
  namesFile?: boolean;
  onChoose: (file: File) => void;
}

/** A file that the screen reads by itself; one that is uploaded is a `FileField`. The same file can be chosen again. */
export function FilePicker({ label, choose, accept, isBusy = false, namesFile = true, onChoose }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState<string>();
  return (
    <fieldset className="stack gap8 from-start">
      <legend className={`medium ${styles['label']}`}>{label}</legend>
      <input
        ref={input}
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
        aria-label={label}
        type="file"
        accept={accept}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file === undefined) return;
          setName(file.name);
          onChoose(file);
        }}
      />
      <Button variant="plain" icon={<UploadIcon />} isBusy={isBusy} onClick={() => input.current?.click()}>
        {choose}
      </Button>
      {namesFile && <output className={`small quiet ${styles['hint']}`}>{name}</output>}
    </fieldset>
  );
}
