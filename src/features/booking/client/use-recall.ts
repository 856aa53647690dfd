import { formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { useConfirm } from '#ui/confirm.tsx';
import { toast } from '#ui/toast.tsx';
import { useChange } from '../../../api/change.ts';
import { type Client, type ClientId, listClients } from '../../../contract/booking/client.ts';
import { getRecallMonth, type RecallWay, sendRecalls } from '../../../contract/booking/client-recall.ts';
import type { AnswerOf } from '../../../contract/endpoint.ts';

export type LeftOut = AnswerOf<typeof sendRecalls>['left'];

/** Asks once more, because it reaches other people, then invites. `onDone` gets who was left out. */
export function useRecall(onDone: (left: LeftOut) => void) {
  const words = useWords('client');
  const confirm = useConfirm();
  const send = useChange(sendRecalls, {
    refreshes: [listClients, getRecallMonth],
    onSuccess: ({ sent, left }) => {
      if (sent > 0) toast.success(words('recall.sent', { count: sent, number: formatNumber(sent) }));
      onDone(left);
    },
    onError: (problem) => toast.error(problem.sentence),
  });
  const invite = async (clients: readonly ClientId[], way: RecallWay): Promise<void> => {
    const counted = { count: clients.length, number: formatNumber(clients.length) };
    const question = {
      title: words('recall.confirmTitle', counted),
      text: words(`recall.confirm.${way}`),
      confirmLabel: words('recall.submit', counted),
    };
    if (await confirm(question)) send.mutate({ body: { clients: [...clients], way } });
  };
  return { invite, isBusy: send.isPending };
}

/** How somebody is reached: by mail where there is an address. */
export const wayTo = ({ email }: Pick<Client, 'email'>): RecallWay => (email === null ? 'text' : 'mail');
