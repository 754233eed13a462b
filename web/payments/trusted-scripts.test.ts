import { afterEach, expect, test, vi } from 'vitest'
import { isLifeless, isTrustedScript, trustScriptsFrom } from './trusted-scripts.ts'

afterEach(() => vi.unstubAllGlobals())

test('case 101 only scripts of ours and of the trusted providers may be loaded', () => {
  trustScriptsFrom(['https://js.pay.example', 'https://*.wallet.example'])
  for (const address of [
    '/assets/chunk.js',
    'https://js.pay.example/v3/',
    'https://www.wallet.example/sdk/js',
    'https://c.www.wallet.example/fraud.js',
  ])
    expect(isTrustedScript(address), address).toBe(true)
  for (const address of [
    'https://evil.example/x.js',
    'http://js.pay.example/v3/',
    'https://js.pay.example.evil.example/',
    'https://wallet.example/x.js',
    'https://evilwallet.example/x.js',
    'http://www.wallet.example/sdk/js',
    'data:text/javascript,alert(1)',
    'https://',
  ])
    expect(isTrustedScript(address), address).toBe(false)
})

test('case 101 HTML that only shows something passes, what could run or load does not', () => {
  for (const html of ['', '<div class="a">Pay</div>', '<p>on time</p>', '<button type="button">x</button>'])
    expect(isLifeless(html), html).toBe(true)
  for (const html of [
    '<script>x()</script>',
    '< script src=x>',
    '<img src=x onerror=x()>',
    '<img/onload=x() src=y>',
    '<a href="javascript:x()">x</a>',
    '<a href="JAVASCRIPT:x()">x</a>',
    '<a href="java&#115;cript:x()">x</a>',
    '<a href="javascript&colon;x()">x</a>',
    '<iframe src=x></iframe>',
    '<div srcdoc="x">',
    '<svg><animate/></svg>',
    '<base href="https://evil.example/">',
  ])
    expect(isLifeless(html), html).toBe(false)
})

test('the policy by which the page judges them is made once, and never lets text run', async () => {
  vi.resetModules()
  const fresh = await import('./trusted-scripts.ts')
  const createPolicy = vi.fn()
  vi.stubGlobal('trustedTypes', { createPolicy })
  fresh.trustScriptsFrom(['https://one.example'])
  fresh.trustScriptsFrom(['https://two.example'])
  expect(createPolicy).toHaveBeenCalledOnce()
  const [name, rules] = createPolicy.mock.calls[0] ?? []
  expect(name).toBe('default')
  expect(Object.keys(rules).toSorted()).toEqual(['createHTML', 'createScriptURL'])
  expect(rules.createScriptURL('https://two.example/a.js')).toBe('https://two.example/a.js')
  expect(rules.createScriptURL('https://three.example/a.js')).toBeNull()
  expect(rules.createHTML('<b>x</b>')).toBe('<b>x</b>')
  expect(rules.createHTML('<b onclick=x()>x</b>')).toBeNull()
})
