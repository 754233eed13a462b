import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getBarMenu } from '../../domain/bar/calls.ts'
import { answering, endPages, openPages, startWith } from '../accounts/page-fixture.tsx'
import { MENU } from '../bar/bar-fixture.ts'
import { TestStream } from '../bar/bar-test-app.tsx'
import { problem } from '../platform/fake-server.ts'
import { useCallQuery } from '../platform/queries.ts'
import { readSession } from '../platform/session.ts'
import { AppLive } from './AppLive.tsx'

function Menu() {
  const { data, isError } = useCallQuery(getBarMenu, { language: 'it' }, { retry: false })
  return (
    <>
      <AppLive />
      <h1>{isError ? 'Ops' : (data?.categories[0]?.name ?? 'aspetta')}</h1>
    </>
  )
}

const say = (maintenance: boolean) => act(async () => TestStream.opened[0]?.send('app', { maintenance }))

beforeEach(() => {
  TestStream.opened = []
  vi.stubGlobal('EventSource', TestStream)
  startWith('Giulia')
})
afterEach(endPages)

test('G25 R-413 when the server answers again, the page behind the notice asks again by itself', async () => {
  let refusal: Response | null = problem(503, 'maintenance')
  const { seen } = await openPages(
    '/tabs/menu',
    { '/tabs/menu': Menu },
    answering(getBarMenu, () => refusal?.clone() ?? MENU),
  )
  expect(await screen.findByRole('heading', { name: 'Ops' })).toBeTruthy()
  await say(true)
  expect(readSession().appInManutenzione).toBe(true)
  expect(seen(getBarMenu)).toHaveLength(1)
  refusal = null
  await say(false)
  expect(await screen.findByRole('heading', { name: MENU.categories[0]?.name ?? '' })).toBeTruthy()
})

test('what the server refuses for another reason is not asked again', async () => {
  const { seen } = await openPages(
    '/tabs/menu',
    { '/tabs/menu': Menu },
    answering(getBarMenu, () => problem(404, 'not_found')),
  )
  expect(await screen.findByRole('heading', { name: 'Ops' })).toBeTruthy()
  await say(false)
  expect(seen(getBarMenu)).toHaveLength(1)
})
