declare const self: ServiceWorkerGlobalScope;

/** As netlify/features/messaging/notification/push-actions.ts writes it. */
interface Pushed {
  title: string;
  text: string;
  path: string;
  id: string;
}

const isPushed = (read: unknown): read is Pushed =>
  typeof read === 'object' &&
  read !== null &&
  ['title', 'text', 'path', 'id'].every((name) => typeof (read as Record<string, unknown>)[name] === 'string');

/** A browser shows something for each message, or takes the permission away. */
export async function showPush(event: PushEvent): Promise<void> {
  const read: unknown = event.data?.json();
  if (!isPushed(read)) return;
  const { title, text, path, id } = read;
  await self.registration.showNotification(title, { body: text, tag: id, icon: '/icon-192.png', data: path });
}

/** Opens what it is about: in a page that is there, or in a new one. A path begins with one slash: others lead elsewhere. */
export async function openPushed({ notification }: NotificationEvent): Promise<void> {
  notification.close();
  const path: unknown = notification.data;
  if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path)) return;
  const [page] = await self.clients.matchAll({ type: 'window' });
  // A page that no worker serves yet cannot be led anywhere.
  const led = await page?.navigate(path).catch(() => undefined);
  await (led ? led.focus() : self.clients.openWindow(path));
}
