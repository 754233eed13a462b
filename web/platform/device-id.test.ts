import { beforeEach, expect, test, vi } from 'vitest'
import { signOut } from './session.ts'

const ofNewTab = async () => {
  vi.resetModules()
  sessionStorage.clear()
  return (await import('./device-id.ts')).deviceId()
}

beforeEach(() => localStorage.clear())

test('M1 a browser is the same one in its next tab, and after a logout', async () => {
  const id = await ofNewTab()
  expect(id).toMatch(/^[\w-]{36}$/)
  expect(await ofNewTab()).toBe(id)
  signOut({ tellServer: false })
  expect(await ofNewTab()).toBe(id)
})

test('another browser is another one', async () => {
  const id = await ofNewTab()
  localStorage.clear()
  expect(await ofNewTab()).not.toBe(id)
})
