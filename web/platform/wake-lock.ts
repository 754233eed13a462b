import { useEffect } from 'react'

/**
 * Keeps the screen awake while the component is shown. The browser drops the lock when the page is hidden, so it is taken
 * again with every return. A device that has no lock, or refuses one (saving power), dims as it always does.
 */
export function useWakeLock(): void {
  useEffect(() => {
    let isOver = false
    let lock: WakeLockSentinel | undefined
    const take = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      try {
        const taken = await navigator.wakeLock.request('screen')
        if (isOver) await taken.release()
        else lock = taken
      } catch {
        // Refused: what is shown can be read all the same.
      }
    }
    const again = () => void take()
    again()
    document.addEventListener('visibilitychange', again)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', again)
      void lock?.release()
    }
  }, [])
}
