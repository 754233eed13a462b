import { Share } from '@capacitor/share'
import { API_HOSTS } from '../environment.ts'

/** Opens the system's share sheet. What is shared names the resort's own address: the shell's leads nowhere. Copies nothing. */
export async function shareText(title: string, text: string): Promise<boolean> {
  try {
    await Share.share({ title, text: text.replaceAll(location.origin, API_HOSTS[0] ?? location.origin) })
  } catch (error) {
    // Closing the sheet is the person's own answer; the plug-in tells it in words only.
    if (!(error instanceof Error && /cancel/i.test(error.message))) throw error
  }
  return false
}
