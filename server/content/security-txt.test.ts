import fastify from 'fastify'
import { expect, test } from 'vitest'
import { securityTxt, SECURITY_TXT_PATH, serveSecurityTxt } from './security-txt.ts'

const SITE = 'https://bagno.example'

test('security.txt names the resort’s e-mail, and ends at a midnight some ninety days from whenever it is read', () => {
  const text = securityTxt(SITE, { resortEmail: 'ciao@bagno.example' }, Date.parse('2027-07-10T09:30:00Z'))
  expect(text.split('\n')).toEqual([
    'Contact: mailto:ciao@bagno.example',
    'Expires: 2027-10-09T00:00:00Z',
    'Preferred-Languages: it, en, fr, nl, de',
    `Canonical: ${SITE}/.well-known/security.txt`,
    '',
  ])
})

test('it follows the setting, and there is none without a contact', async () => {
  const http = fastify()
  const settings = { resortEmail: '' }
  serveSecurityTxt(http, SITE, settings)
  expect((await http.inject(SECURITY_TXT_PATH)).statusCode).not.toBe(200)
  settings.resortEmail = 'ciao@bagno.example'
  const answer = await http.inject(SECURITY_TXT_PATH)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(answer.body).toContain('Contact: mailto:ciao@bagno.example\n')
  await http.close()
})
