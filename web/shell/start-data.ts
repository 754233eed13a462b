import { isVersionSupported } from '../../domain/settings/app-version.ts'
import { START_DATA_ID } from '../../domain/platform/start-data-id.ts'
import { startData, type StartData } from '../../domain/settings/start-data.ts'
import { APP_VERSION } from '../platform/environment.ts'

/** What the server wrote into this document; null in one that a device keeps, and in a shell's. */
function dataOfDocument(): StartData | null {
  const text = document.getElementById(START_DATA_ID)?.textContent
  if (text === undefined) return null
  try {
    return startData.parse(JSON.parse(text))
  } catch {
    // Whatever stands there, the calls say what is true.
    return null
  }
}

/** Whether the worker brought this document from the device, without the server. */
function isOfDevice(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
}

/**
 * Whether the first screen need not wait for the two checks of a start: the server's document says that nothing shuts this
 * version out, or the device opened its own, as it does where there is no network, and no answer is waited for (R-401, B-02).
 * It only ever opens: what shuts somebody out is said by the checks themselves, which follow in any case.
 */
export function opensAtOnce(): boolean {
  const data = dataOfDocument()
  if (data === null) return isOfDevice()
  return data.maintenance !== 1 && isVersionSupported(APP_VERSION, data.minimumVersion)
}
