/** Browser tests that prove a slice, by the beginning of their file names; `platform` stands for what every slice stands on. */
export const SPECS_BY_SLICE: Readonly<Record<string, readonly string[]>> = {
  accounts: ['account', 'profile', 'social-login', 'passkeys', 'journeys-account'],
  arrivals: ['staff-beach', 'staff-scanner'],
  bar: ['bar', 'staff-bar', 'offline-order'],
  cart: ['countdown', 'payments-orders', 'journeys-places'],
  content: ['webcam', 'staff-catalog'],
  dogs: ['dogs', 'dog-rules'],
  fiscal: ['staff-fiscal'],
  messages: ['messages'],
  numbers: ['staff-numbers'],
  orders: ['whole-path', 'changes', 'item-orders', 'journeys-orders'],
  parking: ['parking'],
  payments: ['payments-stripe', 'payments-paypal', 'payments-braintree', 'payments-cards', 'payments-safety', 'credit'],
  platform: ['whole-path', 'states', 'app-state', 'routes', 'live'],
  privacy: ['privacy'],
  restaurant: ['restaurant', 'staff-restaurant'],
  returns: ['returns'],
  services: ['item-orders'],
  settings: ['staff-settings', 'app-state'],
  shell: ['whole-path', 'states', 'journeys', 'routes'],
  staff: ['staff-people', 'staff-actions', 'passkeys'],
  subscriptions: ['subscriptions', 'subscription-life'],
  sw: ['pwa', 'reload'],
  till: ['staff-till'],
  ui: ['whole-path', 'keyboard', 'journeys'],
  umbrellas: ['whole-path', 'list', 'live', 'waiting', 'journeys-places', 'staff-beach-editor', 'staff-prices'],
  weather: ['weather-and-best'],
}

/** The browser tests that changed files can break: their slices' own, and those that were changed themselves. Sorted. */
export function specsOf(changed: readonly string[]): string[] {
  const specs = changed.flatMap((file) => {
    const [, spec] = /^tests\/browser\/([\w-]+)\.spec\.ts$/.exec(file) ?? []
    if (spec !== undefined) return [spec]
    return (SPECS_BY_SLICE[partOf(file)] ?? []).filter(() => !/\.test\.tsx?$/.test(file))
  })
  return [...new Set(specs)].toSorted().map((spec) => `/${spec}.spec.ts`)
}

/** The slice of a file of one of the sides; the files beside the slices count as what they stand on. */
export function partOf(file: string): string {
  if (file.startsWith('tests/browser/support/') || file.startsWith('web/design/')) return 'platform'
  const [, first = '', second] = /^(?:domain|server|web|sandbox)\/([^/]+)(\/)?/.exec(file) ?? []
  if (first === '') return ''
  return second === undefined || first === 'migrations' ? 'platform' : first
}
