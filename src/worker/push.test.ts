import { afterEach, expect, it, vi } from 'vitest';
import { openPushed, showPush } from './push.ts';

// Chromium without a window shows no notifications: the worker's own two functions, with what the browser would give them.
afterEach(() => vi.unstubAllGlobals());

const pushed = (content: unknown) => ({ data: { json: () => content } }) as never;

it('shows what was sent, under its id, so that it is shown once', async () => {
  const showNotification = vi.fn<(title: string, options: object) => Promise<void>>();
  vi.stubGlobal('self', { registration: { showNotification } });
  await showPush(pushed({ title: 'Neue Buchung', text: 'Morgen, 10:00', path: '/appointments/1', id: 'a' }));
  await showPush(pushed({ title: 'nothing else' }));
  expect(showNotification.mock.calls).toEqual([
    ['Neue Buchung', { body: 'Morgen, 10:00', tag: 'a', icon: '/icon-192.png', data: '/appointments/1' }],
  ]);
});

const press = async (path: unknown, pages: unknown[]): Promise<string[]> => {
  const opened: string[] = [];
  const openWindow = (to: string): void => void opened.push(`new ${to}`);
  vi.stubGlobal('self', { clients: { matchAll: () => Promise.resolve(pages), openWindow } });
  const notification = { close: () => undefined, data: path };
  await openPushed({ notification });
  return opened;
};

it('opens what it is about in a page that is there, else in a new one, and leads nowhere else', async () => {
  const focus = vi.fn<() => void>();
  const page = { navigate: vi.fn<(to: string) => Promise<object>>(() => Promise.resolve({ focus })) };
  expect(await press('/appointments/1', [page])).toEqual([]);
  expect([page.navigate.mock.calls, focus.mock.calls.length]).toEqual([[['/appointments/1']], 1]);
  const closed = { navigate: () => Promise.reject(new Error('not served by this worker')) };
  expect(await press('/appointments/1', [closed])).toEqual(['new /appointments/1']);
  expect(await press('/appointments/1', [])).toEqual(['new /appointments/1']);
  for (const path of ['https://evil.example', '//evil.example', '/\\evil.example', undefined])
    expect(await press(path, [])).toEqual([]);
});
