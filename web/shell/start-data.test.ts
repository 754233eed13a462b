import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { START_DATA_ID } from '../../domain/platform/start-data-id.ts'
import { fakeServer, json } from '../platform/fake-server.ts'
import { noteMaintenance, noteObsolete, readSession, signOut } from '../platform/session.ts'
import { checkBehind, startUp } from './start-up.ts'

/** Puts into the document what the server wrote into it. */
function documentSays(text: string): void {
  const block = document.createElement('script')
  block.type = 'application/json'
  block.id = START_DATA_ID
  block.textContent = text
  document.body.append(block)
}
const OPEN = JSON.stringify({ maintenance: 0, minimumVersion: '3.1.10' })

/** A browser whose worker answered with the document that it keeps. */
function startsFromDevice(): void {
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller: {} }, configurable: true })
}

const answering = ({ maintenance = 0, result = true } = {}) =>
  fakeServer(({ url }) => json(url.includes('getParametroInt') ? maintenance : { result }))

beforeEach(() => {
  signOut({ tellServer: false })
  noteMaintenance(false)
  noteObsolete(false)
  localStorage.clear()
  localStorage.setItem('token', 't0ken')
  history.replaceState(null, '', '/tabs/home')
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
})
afterEach(() => {
  document.getElementById(START_DATA_ID)?.remove()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each([
  ['a document of the server that shuts nobody out', () => documentSays(OPEN)],
  ['a document that the device keeps, without a network', startsFromDevice],
])('R-401 B-02 %s opens without a call; the checks follow', async (_title, arrange) => {
  arrange()
  const { seen } = fakeServer(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await startUp()).toMatchObject({ isUnchecked: true, alert: null, resumes: true, path: '/tabs/home' })
  expect(seen).toEqual([])
  await checkBehind()
  expect(seen).toHaveLength(2)
  expect(readSession()).toMatchObject({ isLoggedIn: true, appInManutenzione: false, isVersionObsoleta: false })
})

test.each([
  ['maintenance', { maintenance: 1 }, { appInManutenzione: true, isVersionObsoleta: false }],
  ['an obsolete version', { result: false }, { appInManutenzione: false, isVersionObsoleta: true }],
])('R-401 R-413 %s wins over a document that said otherwise', async (_title, answers, session) => {
  startsFromDevice()
  answering(answers)
  await startUp()
  await checkBehind()
  expect(readSession()).toMatchObject(session)
})

test.each([
  ['maintenance', { maintenance: 1, minimumVersion: '3.1.10' }, { maintenance: 1 }, 'maintenance'],
  ['an obsolete version', { maintenance: 0, minimumVersion: '99.0.0' }, { result: false }, 'obsolete'],
])('R-401 a document that says %s: the calls decide before anything is drawn', async (_title, said, answers, alert) => {
  documentSays(JSON.stringify(said))
  answering(answers)
  expect(await startUp()).toMatchObject({ isUnchecked: false, alert, resumes: false, path: '/welcome' })
})

test('R-401 what an old document says shuts nobody out: the calls know better', async () => {
  startsFromDevice()
  documentSays(JSON.stringify({ maintenance: 1, minimumVersion: '99.0.0' }))
  answering()
  expect(await startUp()).toMatchObject({ isUnchecked: false, alert: null, path: '/tabs/home' })
})

test.each(['', '{', 'null', '{"maintenance":"0"}', JSON.stringify({ maintenance: 0 })])(
  'R-401 data %j is none: the calls are waited for',
  async (text) => {
    documentSays(text)
    const { seen } = answering()
    expect(await startUp()).toMatchObject({ isUnchecked: false, alert: null })
    expect(seen).toHaveLength(2)
  },
)

test('R-413 a check behind that finds nothing takes nothing back that a refused call has said meanwhile', async () => {
  documentSays(OPEN)
  answering()
  await startUp()
  noteMaintenance(true)
  noteObsolete(true)
  await checkBehind()
  expect(readSession()).toMatchObject({ appInManutenzione: true, isVersionObsoleta: true })
})
