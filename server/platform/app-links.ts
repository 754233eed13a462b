import type { FastifyInstance } from 'fastify'
import { CALL_PREFIX } from '../../domain/platform/call.ts'
import type { NativeApps } from './app-environment.ts'

/** Where Android and Apple ask which apps may open the resort's links. */
export const ANDROID_LINKS_PATH = '/.well-known/assetlinks.json'
export const APPLE_LINKS_PATH = '/.well-known/apple-app-site-association'

/**
 * What the server answers itself, which the app must not take: an app would open these and find no page. The app's own list is
 * in `web/platform/native/links.ts`.
 */
const NOT_FOR_APPS = [
  `${CALL_PREFIX}/*`,
  '/auth/*',
  '/pay/*',
  '/media/*',
  '/webcam/*',
  '/assets/*',
  '/dev/*',
  '/.well-known/*',
  '/ges',
  '/ges/*',
]

/** Says which apps are the resort's, so that its links open in them and its passkeys are theirs; without any there is nothing to say (R-201, B-26). */
export function serveAppLinks(http: FastifyInstance, { android, ios }: Pick<NativeApps, 'android' | 'ios'>): void {
  const serve = (path: string, body: unknown) =>
    http.get(path, async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').type('application/json').send(JSON.stringify(body)),
    )
  if (android.length > 0) serve(ANDROID_LINKS_PATH, android.map(androidStatement))
  if (ios.length > 0)
    serve(APPLE_LINKS_PATH, {
      applinks: { details: [{ appIDs: ios, components: components() }] },
      webcredentials: { apps: ios },
    })
}

function androidStatement({ packageName, fingerprint }: NativeApps['android'][number]) {
  return {
    relation: ['delegate_permission/common.handle_all_urls', 'delegate_permission/common.get_login_creds'],
    target: { namespace: 'android_app', package_name: packageName, sha256_cert_fingerprints: [fingerprint] },
  }
}

function components() {
  return [...NOT_FOR_APPS.map((path) => ({ '/': path, exclude: true })), { '/': '*' }]
}
