import type { NativeApps } from '../../platform/app-environment.ts'
import { apnsSender } from './apns-channel.ts'
import { fcmSender, type SendToApp } from './fcm-channel.ts'
import type { PushChannel } from './push-channel.ts'

/** The services that push to apps, by the name that stands before an address. */
export const APP_SERVICES = ['fcm', 'apns'] as const
export type AppService = (typeof APP_SERVICES)[number]

/** An app's address as devices keep it: the service and what it calls the app, e.g. `fcm:dGVz…`; a browser's is https. */
export const appEndpoint = (service: AppService, address: string): string => `${service}:${address}`

/** Goes by what stands before an address: a browser's goes on to `browsers`, an app's to its service. */
export function pushByAddress(
  browsers: PushChannel,
  senders: Readonly<Record<AppService, SendToApp | null>>,
): PushChannel {
  return {
    async send(address, message, ttlSeconds) {
      const service = APP_SERVICES.find((name) => address.endpoint.startsWith(`${name}:`))
      if (service === undefined) return browsers.send(address, message, ttlSeconds)
      // Without its keys nothing goes out: the notice takes its next way.
      return (await senders[service]?.(address.endpoint.slice(service.length + 1), message, ttlSeconds)) ?? 'refused'
    },
  }
}

/** How apps are pushed to, with the keys that there are. */
export function appSenders({ fcm, apns }: NativeApps): Record<AppService, SendToApp | null> {
  return { fcm: fcm === null ? null : fcmSender(fcm), apns: apns === null ? null : apnsSender(apns) }
}
