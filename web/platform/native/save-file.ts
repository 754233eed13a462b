import { registerPlugin } from '@capacitor/core'

/** Our own plug-in: `SaveFilePlugin.java` and `SaveFilePlugin.swift`. */
interface SaveFilePlugin {
  /** `data` is base64. `saved` is false when the person turned back. */
  save(file: {
    readonly name: string
    readonly type: string
    readonly data: string
  }): Promise<{ readonly saved: boolean }>
}

const SaveFile = registerPlugin<SaveFilePlugin>('SaveFile')

/** Saves text or bytes as a file, where the person says in the system's own picker. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  void new Response(new Blob([content]))
    .arrayBuffer()
    .then((bytes) => SaveFile.save({ name, type: type.split(';')[0] ?? type, data: toBase64(new Uint8Array(bytes)) }))
    .catch(reportError)
}

/** Bytes that one call of `fromCharCode` takes on every engine. */
const STEP = 8192

export function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += STEP) text += String.fromCharCode(...bytes.subarray(at, at + STEP))
  return btoa(text)
}
