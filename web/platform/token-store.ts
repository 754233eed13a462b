/** What the browser keeps of a person; the key names are fixed by the specification, a guest's token is ours. */
type StoredKey =
  | 'token'
  | 'username'
  | 'locale_lang'
  | 'showModale'
  | 'guest_token'
  // Of the device itself, whoever uses it.
  | 'device'
  // Of a shell: what a login in the system's browser is taken up with.
  | 'social_verifier'
  // Of the back office, beside the guest's: who works at this tablet.
  | 'staff_token'
  | 'staff_email'
  | 'staff_people'
  | 'staff_idle_minutes'
  | 'staff_used_at'
  | 'staff_device'

/** Where the stored values live: the browser's storage on the web, the keychain in the native shells. */
interface TokenStore {
  /** The stored text, or null when there is none. */
  get(key: StoredKey): string | null
  set(key: StoredKey, value: string): void
  clear(...keys: StoredKey[]): void
}

/** Keeps values for as long as the page lives, where the browser refuses to store (private modes, blocked cookies). */
function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

function openStorage(kind: 'localStorage' | 'sessionStorage') {
  try {
    const storage = globalThis[kind]
    storage.setItem('__probe', '1')
    storage.removeItem('__probe')
    return storage
  } catch {
    return memoryStorage()
  }
}

function storeOver(storage: ReturnType<typeof memoryStorage>): TokenStore {
  return {
    get: (key) => storage.getItem(key),
    set: (key, value) => storage.setItem(key, value),
    clear: (...keys) => {
      for (const key of keys) storage.removeItem(key)
    },
  }
}

/** The one store of the app. */
export const tokenStore: TokenStore = storeOver(openStorage('localStorage'))
