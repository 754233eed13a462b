import { PushNotifications } from '@capacitor/push-notifications'
import { navigate } from '../platform/history.ts'
import { safeNext } from '../platform/navigation.tsx'

/** Where a pressed push leads: the path of ours that it names, or nowhere. */
export function pathOfPush(data: unknown): string | null {
  const path = typeof data === 'object' && data !== null && 'path' in data ? data.path : null
  return typeof path === 'string' ? safeNext(path) : null
}

/** Opens the page that a pressed push is about. */
export async function followPushes(): Promise<void> {
  await PushNotifications.addListener('pushNotificationActionPerformed', ({ notification }) => {
    const path = pathOfPush(notification.data)
    if (path !== null) navigate(path, { replace: false, motion: 'none' })
  })
}
