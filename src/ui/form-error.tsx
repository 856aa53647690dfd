import { Notice } from './notice.tsx';

/** What went wrong with something that is no form; renders nothing without a sentence. */
export const FormError = ({ sentence }: { sentence: string | undefined }) =>
  sentence === undefined ? null : <Notice kind="error">{sentence}</Notice>;
