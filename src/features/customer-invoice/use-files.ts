import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { saveFile } from '../../api/save-file.ts';
import { customerInvoiceFilePaths } from '../../contract/customer-invoice.ts';
import { useWords } from '../../i18n/i18n.ts';
import { toast } from '../../ui/toast.tsx';

type Kind = Exclude<keyof typeof customerInvoiceFilePaths, 'linked'>;

export interface Saving {
  isBusy: boolean;
  file: (kind: Kind, params: Record<string, string>, name: string) => Promise<void>;
}

/** Saves files that need the session. */
export function useFiles(): Saving {
  const words = useWords('customer-invoice');
  const [isBusy, setIsBusy] = useState(false);
  const file: Saving['file'] = async (kind, params, name) => {
    setIsBusy(true);
    try {
      await saveFile(customerInvoiceFilePaths[kind], params, name);
    } catch (problem) {
      toast.error(problem instanceof ApiError ? problem.sentence : words('failed'));
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, file };
}
