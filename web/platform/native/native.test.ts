import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'

/** The device: its keychain, which outlives the app, and what the plug-ins were asked. */
const device = vi.hoisted(() => ({ kept: new Map<string, string>(), fails: false, asked: [] as unknown[] }))

vi.mock('@aparajita/capacitor-secure-storage', () => {
  const storage = {
    setSynchronize: async (isOn: boolean) => void device.asked.push(['synchronize', isOn]),
    setDefaultKeychainAccess: async (access: number) => void device.asked.push(['access', access]),
    setKeyPrefix: async () => undefined,
    keys: async () => [...device.kept.keys()],
    getItem: async (key: string) => device.kept.get(key) ?? null,
    setItem: async (key: string, value: string) => {
      if (device.fails) throw new Error('the keychain is locked')
      device.kept.set(key, value)
    },
    removeItem: async (key: string) => void device.kept.delete(key),
    clear: async () => device.kept.clear(),
  }
  return { SecureStorage: storage, KeychainAccess: { whenUnlockedThisDeviceOnly: 1 } }
})
vi.mock('@capacitor/share', () => ({
  Share: {
    share: async (shared: { text: string }) => {
      device.asked.push(shared)
      if (device.fails) throw new Error(shared.text === 'broken' ? 'no room' : 'Share canceled')
    },
  },
}))
const push = vi.hoisted(() => ({ permission: 'granted', address: 'device-address-of-this-app' as string | null }))
vi.mock('@capacitor/push-notifications', () => {
  const heard = new Map<string, (said: unknown) => void>()
  return {
    PushNotifications: {
      checkPermissions: async () => ({ receive: push.permission }),
      requestPermissions: async () => ({ receive: push.permission }),
      addListener: async (name: string, listener: (said: unknown) => void) => {
        heard.set(name, listener)
        return { remove: async () => heard.delete(name) }
      },
      register: async () => {
        if (push.address === null) heard.get('registrationError')?.({ error: 'no services' })
        else heard.get('registration')?.({ value: push.address })
      },
      unregister: async () => void device.asked.push('unregister'),
    },
  }
})
/** What the server answers to a call, and what the system's browser and the app's links are heard by. */
const server = vi.hoisted(() => ({ outcomes: [] as string[] }))
const heard = vi.hoisted(() => new Map<string, () => void>())
vi.mock('../call.ts', () => ({
  call: async (def: { name: string }, input: unknown) => {
    device.asked.push([def.name, input])
    if (def.name === 'createPaymentLink') return { url: 'https://app.argo.example/pay/one-time' }
    const outcome = server.outcomes.shift() ?? 'failed'
    if (def.name === 'completeOrder' && outcome === 'network') throw new Error('no network')
    return { outcome }
  },
  isCallFailure: (error: unknown) => error instanceof Error && error.message === 'no network',
}))
const listen = async (name: string, listener: () => void) => {
  heard.set(name, listener)
  return { remove: async () => void heard.delete(name) }
}
vi.mock('@capacitor/app', () => ({ App: { addListener: listen } }))
vi.mock('@capacitor/haptics', () => ({
  Haptics: { notification: async (asked: unknown) => void device.asked.push(asked) },
  NotificationType: { Success: 'SUCCESS', Warning: 'WARNING', Error: 'ERROR' },
  ImpactStyle: { Light: 'LIGHT' },
}))
vi.mock('@capacitor/browser', () => ({
  Browser: {
    open: async (asked: unknown) => void device.asked.push(asked),
    close: async () => void device.asked.push('closed'),
    addListener: listen,
  },
}))
vi.mock('../environment.ts', () => ({ API_HOSTS: ['https://app.argo.example'], APP_PLATFORM: 'android' }))

const { openTokenStore, tokenStore, tokensKept } = await import('./token-store.ts')
const { backStep, goBack } = await import('./back-button.ts')
const { shareText } = await import('./share.ts')
const { toBase64 } = await import('./save-file.ts')
const { isDark } = await import('./appearance.ts')
const { feel } = await import('./haptics.ts')
const { openPaymentUi } = await import('../../orders/checkout/native-payment-ui.ts')
const pushDevice = await import('../../messages/native-push-device.ts')
const { pathOfPush } = await import('../../messages/native-pushes.ts')

beforeEach(() => {
  device.kept.clear()
  device.asked = []
  device.fails = false
  localStorage.clear()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
})

describe('M-01 R-303 what a telephone keeps of a person', () => {
  test('is read before the app asks, written through, and never in the browser’s storage', async () => {
    localStorage.setItem('installed', '1')
    device.kept.set('token', 'secret-of-anna')
    await openTokenStore()
    expect(tokenStore.get('token')).toBe('secret-of-anna')
    tokenStore.set('username', 'anna@example.it')
    tokenStore.clear('token', 'guest_token')
    expect([tokenStore.get('token'), tokenStore.get('username')]).toEqual([null, 'anna@example.it'])
    await tokensKept()
    expect([...device.kept]).toEqual([['username', 'anna@example.it']])
    expect(Object.values(localStorage).join()).not.toMatch(/anna/)
    // Of this device alone: neither in iCloud nor in the next telephone's backup.
    expect(device.asked).toEqual([
      ['synchronize', false],
      ['access', 1],
    ])
  })

  test('M1 includes the secret by which the server knows the device: the next run has the same one', async () => {
    localStorage.setItem('installed', '1')
    vi.doMock('../token-store.ts', () => import('./token-store.ts'))
    onTestFinished(() => {
      vi.doUnmock('../token-store.ts')
    })
    const { deviceId } = await import('../device-id.ts')
    await openTokenStore()
    const id = deviceId()
    await tokensKept()
    await openTokenStore()
    expect([deviceId(), device.kept.get('device')]).toEqual([id, id])
  })

  test('of an earlier installation is gone at the first start', async () => {
    device.kept.set('token', 'of-somebody-before')
    await openTokenStore()
    expect(tokenStore.get('token')).toBeNull()
    expect(device.kept.size).toBe(0)
  })

  test('lasts as long as the app where the keychain refuses, and the last word counts', async () => {
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    await openTokenStore()
    device.fails = true
    tokenStore.set('token', 'one')
    await tokensKept()
    device.fails = false
    expect([tokenStore.get('token'), device.kept.has('token'), reported.mock.calls.length]).toEqual(['one', false, 1])
    tokenStore.set('token', 'two')
    tokenStore.set('token', 'three')
    await tokensKept()
    expect(device.kept.get('token')).toBe('three')
    vi.unstubAllGlobals()
  })
})

describe('the back button of the device', () => {
  test.each([
    [{ overlay: true, depth: 3, pathname: '/tabs/home' }, 'close'],
    [{ overlay: false, depth: 3, pathname: '/tabs/home' }, 'back'],
    [{ overlay: false, depth: 0, pathname: '/tabs/menu' }, 'home'],
    [{ overlay: false, depth: 0, pathname: '/tabs/home' }, 'minimise'],
    [{ overlay: false, depth: 0, pathname: '/welcome' }, 'minimise'],
  ] as const)('%j: %s', (has, step) => {
    expect(backStep(has)).toBe(step)
  })

  test('is Escape to the sheet on top, and to no page under it', () => {
    const heard: string[] = []
    for (const name of ['under', 'top']) {
      const sheet = document.createElement('section')
      sheet.setAttribute('role', 'dialog')
      sheet.addEventListener('keydown', ({ key }) => heard.push(`${name} ${key}`))
      if (name === 'under') sheet.setAttribute('aria-hidden', 'true')
      document.body.append(sheet)
    }
    expect(goBack()).toBe('close')
    expect(heard).toEqual(['top Escape'])
  })
})

describe('B-13 R-407 pushes to the app', () => {
  test('M-01 name a path of the app alone', () => {
    expect(pathOfPush({ path: '/tabs/menu/stato?order=1' })).toBe('/tabs/menu/stato?order=1')
    for (const wrong of [{ path: '//evil.example' }, { path: 'https://evil.example' }, { path: 7 }, {}, null, 'x'])
      expect(pathOfPush(wrong)).toBeNull()
  })

  const told = (name: string, more: object = {}) => [name, { service: 'fcm', address: push.address, ...more }]

  test('are on after a press, told to the server again at each look, and off on both sides', async () => {
    expect(await pushDevice.readPushState()).toBe('off')
    expect(await pushDevice.turnPushOn()).toBe('on')
    expect(await pushDevice.readPushState()).toBe('on')
    expect(await pushDevice.turnPushOff()).toBe('off')
    expect(await pushDevice.readPushState()).toBe('off')
    const again = told('subscribeAppPush', { language: 'it' })
    expect(device.asked).toEqual([again, again, told('unsubscribeAppPush'), 'unregister'])
  })

  test('end on the device when the person leaves, whom the server has forgotten by then', async () => {
    await pushDevice.turnPushOn()
    device.asked = []
    await pushDevice.forgetPushDevice()
    await pushDevice.forgetPushDevice()
    expect(device.asked).toEqual(['unregister'])
  })

  test('need the person’s leave, and an address of the system', async () => {
    push.permission = 'denied'
    expect([await pushDevice.readPushState(), await pushDevice.turnPushOn()]).toEqual(['denied', 'denied'])
    push.permission = 'granted'
    push.address = null
    await expect(pushDevice.turnPushOn()).rejects.toThrow('no services')
    expect([await pushDevice.readPushState(), device.asked]).toEqual(['off', []])
    push.address = 'device-address-of-this-app'
  })
})

describe('R-111 a payment in a shell', () => {
  const started = {} as Parameters<Awaited<ReturnType<typeof openPaymentUi>>['submit']>[0]['started']
  const submit = async (returnUrl: string) =>
    (await openPaymentUi({} as Parameters<typeof openPaymentUi>[0])).submit({ started, returnUrl, shouldSave: false })

  const RETURN = 'https://localhost/tabs/home/pagamenti-esito?order=18342'
  const asks = () => device.asked.filter((asked) => Array.isArray(asked) && asked[0] === 'completeOrder').length

  test('opens the order’s one-time address in the system’s browser, and closes it once the server says that it is paid', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    server.outcomes = ['failed', 'network', 'pending', 'completed']
    const done = submit(RETURN)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await done).toEqual({ kind: 'submitted' })
    expect(device.asked.slice(0, 2)).toEqual([
      ['createPaymentLink', { orderId: 18342 }],
      { url: 'https://app.argo.example/pay/one-time' },
    ])
    expect(asks()).toBe(4)
    expect(device.asked.at(-1)).toBe('closed')
    expect(heard.size).toBe(0)
  })

  test.each(['browserFinished', 'appUrlOpen'])('is over when the person is back (%s), paid or not', async (event) => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const done = submit(RETURN)
    await vi.advanceTimersByTimeAsync(3_000)
    heard.get(event)?.()
    expect(await done).toEqual({ kind: 'submitted' })
    expect(asks()).toBe(2)
    expect(heard.size).toBe(0)
  })

  test.each(['', '?order=', '?order=1%26x=2', '?order=../7'])('opens nothing for %j', async (query) => {
    await expect(submit(`https://localhost/tabs/home/pagamenti-esito${query}`)).rejects.toThrow('no order')
    expect(device.asked).toEqual([])
  })
})

test('what happened is felt as the system has it', () => {
  for (const feeling of ['success', 'warning', 'error'] as const) feel(feeling)
  expect(device.asked).toEqual([{ type: 'SUCCESS' }, { type: 'WARNING' }, { type: 'ERROR' }])
})

describe('sharing and saving', () => {
  test('what is shared names the resort’s address, not the shell’s; closing the sheet is no failure', async () => {
    await expect(shareText('Menu', `Vieni: ${location.origin}/menu`)).resolves.toBe(false)
    expect(device.asked).toEqual([{ title: 'Menu', text: 'Vieni: https://app.argo.example/menu' }])
    device.fails = true
    await expect(shareText('Menu', 'closed')).resolves.toBe(false)
    await expect(shareText('Menu', 'broken')).rejects.toThrow('no room')
  })

  test('bytes of any length go over to the device', () => {
    const bytes = Uint8Array.from({ length: 20_000 }, (_, at) => at % 256)
    expect(Uint8Array.from(atob(toBase64(bytes)), (sign) => sign.charCodeAt(0))).toEqual(bytes)
  })

  test('the signs of the status bar follow the chosen theme', () => {
    document.documentElement.dataset['theme'] = 'dark'
    expect(isDark()).toBe(true)
    document.documentElement.dataset['theme'] = 'light'
    expect(isDark()).toBe(false)
    delete document.documentElement.dataset['theme']
  })
})
