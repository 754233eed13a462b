/** The part of Trusted Types that is used here; browsers without them have no such thing. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: {
      createScriptURL(url: string): string | null
      createHTML(html: string): string | null
    },
  ): unknown
}

/** Origins whose scripts the providers' SDKs may load; `https://*.host` stands for every host below. */
const trusted = new Set<string>()
let isInstalled = false

/**
 * Lets a provider's SDK load scripts from these origins, and no others. The page's policy demands a judged value for
 * every script address and piece of HTML; SDKs assign plain text, which the policy `default` judges: it exists only once
 * an SDK is loaded. Text to be run as a script is never let through (payments guide, section 6).
 */
export function trustScriptsFrom(origins: readonly string[]): void {
  for (const origin of origins) trusted.add(origin)
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
  if (isInstalled || trustedTypes === undefined) return
  trustedTypes.createPolicy('default', {
    createScriptURL: (url) => (isTrustedScript(url) ? url : null),
    createHTML: (html) => (isLifeless(html) ? html : null),
  })
  isInstalled = true
}

/** Whether a script may come from an address: our own, or a trusted provider's. */
export function isTrustedScript(address: string): boolean {
  if (!URL.canParse(address, location.href)) return false
  const url = new URL(address, location.href)
  if (url.origin === location.origin || trusted.has(url.origin)) return true
  const [, ...above] = url.hostname.split('.')
  return url.protocol === 'https:' && above.some((_, index) => trusted.has(`https://*.${above.slice(index).join('.')}`))
}

/**
 * What can run, load or lead elsewhere when it is read as HTML: such elements, handlers, addresses that are code, and
 * signs written so that they hide one.
 */
const LIVELY =
  /<\s*\/?\s*(?:script|iframe|frame|object|embed|base|meta|link|template|svg|math)\b|[\s"'/]on\w+\s*=|javascript:|srcdoc|&(?:#|colon|tab|newline)/i

/** Whether a piece of HTML only shows something. */
export function isLifeless(html: string): boolean {
  return !LIVELY.test(html)
}
