/** The address of every call and stream; the contract's own constant would bring all of its schemas. */
export const CALLS = '/singlefin-ws/rest/*'

/** Static routes, where a browser has them (Chromium since 123). */
interface RoutedInstall extends Event {
  addRoutes?(rule: { readonly condition: { readonly urlPattern: string }; readonly source: 'network' }): Promise<void>
}

/**
 * Calls and streams do not even start the worker: they are the network's (`request-rules.ts`), and a worker that a page asks of all the time
 * never comes to the rest in which Chromium lets the next version take over.
 */
export async function leaveCalls(event: RoutedInstall): Promise<void> {
  await event.addRoutes?.({ condition: { urlPattern: CALLS }, source: 'network' })
}
