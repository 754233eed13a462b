import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { login } from '../../domain/accounts/calls.ts'
import { resetPassword } from '../../domain/accounts/security-calls.ts'
import { getStaffMember } from '../../domain/staff/calls.ts'
import type { CallOutput } from '../../domain/platform/call.ts'
import { finishStaffLogin, staffLogin } from '../../domain/staff/sign-in-calls.ts'
import { bytesOf, codeAt } from '../../sandbox/authenticator/code.ts'
import { contractWorld, type World } from '../../tests/contract/world.ts'
import { testDatabase } from '../../tests/support/database.ts'
import { createConfirmedAccount } from '../accounts/create-account.ts'
import { findDemoPeople, requireNoDemoPeople } from '../demo-people.ts'
import { createDemoLogins, DEMO_LOGINS, DEMO_STAFF } from '../first-start.ts'
import { keepSecret } from '../staff/kept-secret.ts'

const COMMAND = path.join(import.meta.dirname, 'staff.ts')
const PASSWORD = 'conchiglia-di-mare-41'

let world: World
let folder: string
let mailServer: SMTPServer
let received: { readonly to: string; readonly text: string }[] = []

beforeAll(async () => {
  world = await contractWorld({ hasJobs: false })
  folder = await mkdtemp(path.join(tmpdir(), 'battigia-staff-'))
  mailServer = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const [to] = session.envelope.rcptTo
        // Links in quoted-printable break over lines.
        const text = Buffer.concat(parts).toString().replaceAll('=\r\n', '').replaceAll('=3D', '=')
        received.push({ to: to?.address ?? '', text })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await new Promise<void>((resolve) => mailServer.close(() => resolve()))
  await world.close()
  await rm(folder, { recursive: true, force: true })
})

/** Runs the command as an operator does. */
function staff(
  args: readonly string[],
  variables: Record<string, string> = {},
): Promise<{ code: number; said: string }> {
  const smtp = `smtp://127.0.0.1:${(mailServer.server.address() as AddressInfo).port}`
  const env = {
    PATH: process.env['PATH'],
    DATABASE_URL: world.db.url,
    DATA_DIR: folder,
    PUBLIC_URL: 'https://bagno.test',
    SMTP_URL: smtp,
    MAIL_FROM: 'noreply@bagno.test',
    ...variables,
  }
  return new Promise((resolve) => {
    execFile(process.execPath, [COMMAND, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), said: stdout + stderr })
    })
  })
}
const managers = () =>
  world.db.sql<{ email: string }>(
    `select a.email from staff_member m join account a on a.id = m.account_id where 'manager' = any (m.roles)`,
  )

describe('R-603 the first manager', () => {
  test('wrong words, and a database without a resort, are one sentence each', async () => {
    const empty = await testDatabase()
    const answers = await Promise.all([
      staff(['first-manager', 'nobody']),
      staff(['first-manager']),
      staff(['first-manager', 'capo@bagno.test'], { DATABASE_URL: empty.url }),
    ])
    await empty.close()
    expect(answers[0]).toEqual({ code: 1, said: expect.stringMatching(/^Expected an e-mail address .* got "nobody"/) })
    expect(answers[1]).toEqual({ code: 1, said: expect.stringContaining('first-manager EMAIL [NAME]') })
    expect(answers[2]).toEqual({ code: 1, said: expect.stringContaining('npm run resort -- import DIR') })
    expect(await managers()).toEqual([])
  })

  test('a mail server that is away is said, and the same command mends it', async () => {
    const failed = await staff(['first-manager', 'refuso@bagno.test'], { SMTP_URL: 'smtp://127.0.0.1:1' })
    expect(failed).toEqual({ code: 1, said: expect.stringMatching(/could not be sent: .*ECONNREFUSED/) })
    expect(received).toEqual([])
  })

  test('gets the mail before any server has started; its link alone leads to password, second factor and back office', async () => {
    const email = 'capo@bagno.test'
    const guest = { email, password: PASSWORD, firstName: 'Ada', lastName: 'Rivi', phone: '', language: 'it' } as const
    await world.db.database.transaction((tx) => createConfirmedAccount(tx, guest))
    const said = await staff(['first-manager', 'Capo@Bagno.test', 'Ada Rivi'])
    expect(said).toEqual({
      code: 0,
      said: expect.stringMatching(
        /^capo@bagno.test is the first manager: .*72 hours\.\nNext: .*https:\/\/bagno\.test\/ges .*\n$/,
      ),
    })
    // The mistyped one of before opens nothing any more.
    expect(await managers()).toEqual([{ email }])
    expect(received.map(({ to }) => to)).toContain(email)
    const key = /https:\/\/bagno\.test\/ges#key=([\w-]{43})/.exec(
      received.find(({ to }) => to === email)?.text ?? '',
    )?.[1]
    expect((await world.ask(login, { email, password: PASSWORD })).status).toBe(401)
    expect((await world.ask(staffLogin, { email, password: PASSWORD })).status).toBe(401)
    expect((await world.ask(resetPassword, { key, password: PASSWORD })).status).toBe(200)
    const first = (await world.ask(staffLogin, { email, password: PASSWORD })).json() as CallOutput<typeof staffLogin>
    const [now] = await world.db.sql<{ ms: number }>('select (extract(epoch from battigia_now()) * 1000)::float8 as ms')
    const code = codeAt(bytesOf(first.enrolment?.secret ?? '') ?? Buffer.alloc(20), now?.ms ?? 0)
    const opened = await world.ask(finishStaffLogin, { ticket: first.ticket, code })
    const { token } = opened.json() as CallOutput<typeof finishStaffLogin>
    expect((await world.ask(getStaffMember, {}, { token })).json()).toMatchObject({ roles: ['manager'] })
    expect(await world.db.sql(`select detail from staff_action where action = 'staff.invite'`)).toContainEqual({
      detail: { roles: ['manager'] },
    })
  })

  test('is refused once a manager has come in', async () => {
    const mails = received.length
    const again = await staff(['first-manager', 'altro@bagno.test'])
    expect(again).toEqual({
      code: 1,
      said: 'There is a manager already: capo@bagno.test. Managers invite others in the back office, under /ges/persone.\n',
    })
    expect([received.length, (await managers()).length]).toEqual([mails, 1])
  })
})

describe('security H4 the people of the demo', () => {
  const KEY = Buffer.alloc(32, 7)

  test('are found by password and by secret, sealed or not, and stop a production server', async () => {
    expect(await findDemoPeople(world.db.database, null)).toEqual([])
    await requireNoDemoPeople(world.db.database, null)
    await createDemoLogins(world.db.database)
    const found = await findDemoPeople(world.db.database, null)
    expect(found.map(({ email }) => email)).toEqual([...DEMO_LOGINS, ...DEMO_STAFF].map(({ email }) => email))
    // One who took a demo account over has another e-mail and password, and still a second factor that everybody knows.
    const [elena] = DEMO_STAFF
    const [row] = await world.db.sql<{ id: number }>('select id::integer as id from account where email = $1', [
      elena.email,
    ])
    const id = row?.id ?? 0
    const { secret } = keepSecret(KEY, id, Buffer.from(elena.secret))
    await world.db.sql('update staff_second_factor set secret = $2, is_sealed = true where account_id = $1', [
      id,
      secret,
    ])
    await world.db.sql(`update account set email = 'vera@bagno.test', password_hash = 'other' where id = $1`, [id])
    expect(await findDemoPeople(world.db.database, KEY)).toContainEqual({
      accountId: id,
      email: 'vera@bagno.test',
      isOfDemo: false,
    })
    await expect(requireNoDemoPeople(world.db.database, KEY)).rejects.toThrow(
      /giada@example\.it is of the demo.*remove-demo-people[\s\S]*vera@bagno\.test has a second factor of the demo/,
    )
  })

  test('are removed by one command; whoever took one over sets a second factor up anew', async () => {
    const removed = await staff(['remove-demo-people'], { SECRETS_KEY: KEY.toString('base64') })
    expect(removed).toEqual({
      code: 0,
      said: `Erased: mario@example.it\nErased: anna@example.it\nErased: giada@example.it\nvera@bagno.test needs a new second factor: they ask for a new password by mail first.\n`,
    })
    await requireNoDemoPeople(world.db.database, KEY)
    const left = await world.db.sql(`select from account where email like '%@example.it'`)
    expect(left).toEqual([])
    expect((await staff(['remove-demo-people'])).said).toBe('Nobody of the demo is in this database.\n')
  })
})
