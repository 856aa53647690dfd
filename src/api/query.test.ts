import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { listInvoices } from '../contract/billing/billing-invoice.ts';
import { nameOf, queryClient, refresh } from './query.ts';

it('asks again where a first answer on its way may be older than the change', async () => {
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  let asked = 0;
  const observer = new QueryObserver(queryClient, {
    queryKey: [nameOf(listInvoices)],
    queryFn: () => answers[asked++]?.promise ?? 'asked too often',
  });
  const end = observer.subscribe(() => undefined);
  const refreshed = refresh(listInvoices);
  answers[0]?.resolve('before the change');
  answers[1]?.resolve('after the change');
  await refreshed;
  expect(observer.getCurrentResult().data).toBe('after the change');
  expect(asked).toBe(2);
  await refresh(listInvoices);
  expect(observer.getCurrentResult().data).toBe('asked too often');
  end();
  queryClient.clear();
});
