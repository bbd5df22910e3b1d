/** This browser, as one that is notified while no page of ours is open. */

import { channels } from '../api/channels';
import type { ChannelsAnswer } from '../api/schema';
import { locale } from '../text/texts';

export const canBeNotified = () => 'serviceWorker' in navigator && 'PushManager' in window;

/** The worker that hears it, if the browser keeps the page already. */
const kept = async () => (await navigator.serviceWorker.getRegistration())?.pushManager ?? null;

/** Under which address this browser is notified, if it is. */
export const ownAddress = async () =>
  (canBeNotified() && (await (await kept())?.getSubscription())?.endpoint) || null;

/** Let this browser be notified; null if whoever sits before it does not allow that. */
export async function notifyHere(key: string): Promise<ChannelsAnswer | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.register('/worker.js');
  await navigator.serviceWorker.ready;
  // One of another server, or of other keys, is in the way.
  await (await pushManager.getSubscription())?.unsubscribe();
  const found = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { keys } = found.toJSON();
  return channels.add({
    kind: 'push',
    address: found.endpoint,
    keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
    language: locale(),
  });
}

export async function notifyNoMore(): Promise<void> {
  await (await (await kept())?.getSubscription())?.unsubscribe();
}
