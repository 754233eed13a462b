import { Network } from '@capacitor/network'
import { onlineManager } from '@tanstack/react-query'

/** Follows the device's own word on its network, which is surer than that of a web view. */
export async function followNetwork(): Promise<void> {
  onlineManager.setEventListener((setOnline) => {
    const listening = Network.addListener('networkStatusChange', ({ connected }) => setOnline(connected))
    return () => void listening.then((handle) => handle.remove())
  })
  onlineManager.setOnline((await Network.getStatus()).connected)
}
