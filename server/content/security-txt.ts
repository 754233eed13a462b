import type { FastifyInstance } from 'fastify'
import { DAY } from '../../domain/platform/duration.ts'
import { LANGUAGES } from '../../domain/platform/language.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import type { Settings } from '../../domain/settings/settings.ts'

export const SECURITY_TXT_PATH = '/.well-known/security.txt'

/** It is written anew with every answer, so that it never lapses while the resort is open. */
const LIFE = 90 * DAY

/** Whom to tell of a weakness (RFC 9116). `now` is in milliseconds since 1970. */
export function securityTxt(publicUrl: string, { resortEmail }: Pick<Settings, 'resortEmail'>, now: number): string {
  const expires = new Date(Math.ceil((now + LIFE) / DAY) * DAY).toISOString().replace('.000', '')
  return [
    `Contact: mailto:${resortEmail}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
    `Canonical: ${publicUrl}${SECURITY_TXT_PATH}`,
    '',
  ].join('\n')
}

/** Serves it once the resort has an e-mail; without a contact the file would be none. */
export function serveSecurityTxt(
  http: FastifyInstance,
  publicUrl: string,
  settings: Pick<Settings, 'resortEmail'>,
): void {
  http.get(SECURITY_TXT_PATH, async (_request, reply) => {
    if (settings.resortEmail === '') throw new Refusal('not_found')
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(securityTxt(publicUrl, settings, Date.now()))
  })
}
