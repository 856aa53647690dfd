import type { RefObject } from 'react';

interface FileInputProps {
  /** By which a button opens it. */
  input: RefObject<HTMLInputElement | null>;
  /** Such as `image/*` or `application/pdf`. */
  accept: string;
  isMultiple?: boolean;
  isDisabled?: boolean;
  /** At least one. The same may be chosen again. */
  onFiles: (files: [File, ...File[]]) => void;
}

/** The browser's way to choose files. Nobody sees it: a button beside it opens it. */
export const FileInput = ({ input, accept, isMultiple = false, isDisabled = false, onFiles }: FileInputProps) => (
  <input
    ref={input}
    className="visually-hidden"
    tabIndex={-1}
    aria-hidden="true"
    type="file"
    accept={accept}
    multiple={isMultiple}
    disabled={isDisabled}
    onChange={({ currentTarget }) => {
      const [first, ...others] = currentTarget.files ?? [];
      currentTarget.value = '';
      if (first !== undefined) onFiles([first, ...others]);
    }}
  />
);
