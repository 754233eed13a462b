import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { documentPolicy } from '../server/platform/security-headers.ts'

/** Modules that a native shell puts in the place of the browser's; each has the same exports. */
export const REPLACED: Readonly<Record<string, string>> = {
  'web/platform/token-store.ts': 'web/platform/native/token-store.ts',
  'web/platform/haptics.ts': 'web/platform/native/haptics.ts',
  'web/platform/share.ts': 'web/platform/native/share.ts',
  'web/platform/save-file.ts': 'web/platform/native/save-file.ts',
  'web/messages/push-device.ts': 'web/messages/native-push-device.ts',
  'web/accounts/social/provider-visit.ts': 'web/accounts/social/native-provider-visit.ts',
  'web/accounts/passkeys/passkey-device.ts': 'web/accounts/passkeys/native-passkey-device.ts',
  'web/payments/open-payment-ui.ts': 'web/orders/checkout/native-payment-ui.ts',
}

const ROOT = resolve(import.meta.dirname, '..')

/** Rules of a policy that only count in a header. */
const OF_HEADERS = /^(?:frame-ancestors|report-uri|report-to)\b/

/** What the shells' documents may reach: the resort's API, and the hosts of its camera. */
export interface ShellHosts {
  readonly apiHosts: readonly string[]
  readonly mediaHosts: readonly string[]
}

/** The policy of a shell's document, as its meta element says it: the server's own, without what only a header can say. */
export function shellPolicy(html: string, { apiHosts, mediaHosts }: ShellHosts): string {
  const policy = documentPolicy(html, {
    script: [],
    form: [],
    image: apiHosts,
    frame: mediaHosts,
    connect: [...apiHosts, ...mediaHosts],
    media: [...apiHosts, ...mediaHosts],
  })
  return policy
    .split('; ')
    .filter((rule) => !OF_HEADERS.test(rule))
    .join('; ')
}

/** Makes the web app fit a native shell: its own entry, its own modules for the device, its policy in the document. */
export function nativeShell(hosts: ShellHosts): Plugin {
  return {
    name: 'battigia-native-shell',
    apply: 'build',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (importer === undefined || !id.endsWith('.ts')) return undefined
      const found = await this.resolve(id, importer, { ...options, skipSelf: true })
      const file = found?.id.replaceAll('\\', '/').slice(ROOT.length + 1) ?? ''
      const replacement = REPLACED[file]
      return replacement === undefined ? undefined : resolve(ROOT, replacement)
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace('./main.tsx', './native-main.ts')
          .replace(/\s*<link rel="(?:manifest|apple-touch-icon)"[^>]*>/g, '')
          .replace(
            '<meta charset="utf-8" />',
            `<meta charset="utf-8" />\n    <meta http-equiv="Content-Security-Policy" content="${shellPolicy(html, hosts)}" />`,
          ),
    },
  }
}
