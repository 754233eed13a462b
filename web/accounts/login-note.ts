import { createStore } from '../platform/store.ts'

/** Why a person finds themselves at the login, and as whom they sign in. In memory only, as an address is nothing for a URL. */
export interface LoginNote {
  readonly reason: 'password_changed' | 'email_changed'
  readonly email: string
}

/** What the login says when it opens next; null says nothing. Signing in forgets it. */
export const loginNote = createStore<LoginNote | null>(null)
