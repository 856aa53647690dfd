import { useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { toast } from '#ui/toast.tsx';
import { ApiError } from '../../../api/api-error.ts';
import { saveFile } from '../../../api/save-file.ts';

export interface Saving {
  isBusy: boolean;
  save: (path: string, params: Record<string, string>, name: string) => Promise<void>;
}

/** Saves files that need the session. */
export function useSaving(): Saving {
  const words = useWords('customer-invoice');
  const [isBusy, setIsBusy] = useState(false);
  const save: Saving['save'] = async (path, params, name) => {
    setIsBusy(true);
    try {
      await saveFile(path, params, name);
    } catch (problem) {
      toast.error(problem instanceof ApiError ? problem.sentence : words('failed'));
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, save };
}
