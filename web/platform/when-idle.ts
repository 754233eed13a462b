import { SECOND } from '../../domain/platform/duration.ts'

/** Runs `work` when the browser has nothing else to do, and after `longest` milliseconds at the latest. */
export function whenIdle(work: () => void, longest: number): void {
  const idle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, Math.min(longest, 1.5 * SECOND)))
  idle(work, { timeout: longest })
}
