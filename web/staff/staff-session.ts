import { useMemo, useSyncExternalStore } from 'react'
import type { CallOutput } from '../../domain/platform/call.ts'
import { MINUTE, SECOND } from '../../domain/platform/duration.ts'
import {
  endStaffSession,
  lockStaffSession,
  type finishStaffLogin,
  type unlockStaffSession,
} from '../../domain/staff/sign-in-calls.ts'
import { askAsStaff, call, CallFailure, isCallFailure, type RefusedCall } from '../platform/call.ts'
import { queryClient } from '../platform/queries.ts'
import { createStore, useStore } from '../platform/store.ts'
import { tokenStore } from '../platform/token-store.ts'
import { forgetDayList } from '../arrivals/offline/day-list-slot.ts'
import { forgetMember } from './kept-member.ts'
import { askForProof } from './proof-request.ts'
import { askForYes } from './requests/yes-request.ts'

/** Somebody who signed in in full at this tablet and comes back with a PIN. */
export interface TabletPerson {
  readonly email: string
  readonly displayName: string
  /** Opens their session again with the PIN; worth nothing without it. */
  readonly returnKey: string
}

const IDLE_MINUTES = 30

/** Another tab of the same tablet has changed the person or left: what this one has read was read for the one before. */
globalThis.addEventListener('storage', ({ key }) => {
  if (key === 'staff_token' || key === null) queryClient.clear()
})

const listeners = new Set<() => void>()

function changed(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab of the same tablet has signed in, changed the person or left.
  globalThis.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    globalThis.removeEventListener('storage', listener)
  }
}

/** The token of the back office on this device, followed; null when nobody works at it now. */
export function useStaffToken(): string | null {
  return useSyncExternalStore(subscribe, () => tokenStore.get('staff_token'))
}

/** Who comes back to this tablet with a PIN, followed. */
export function useTabletPeople(): readonly TabletPerson[] {
  const stored = useSyncExternalStore(subscribe, () => tokenStore.get('staff_people'))
  return useMemo(() => peopleOf(stored), [stored])
}

function peopleOf(stored: string | null): readonly TabletPerson[] {
  return stored === null ? [] : (JSON.parse(stored) as TabletPerson[])
}

function keepPeople(people: readonly TabletPerson[]): void {
  if (people.length === 0) tokenStore.clear('staff_people')
  else tokenStore.set('staff_people', JSON.stringify(people))
  changed()
}

const withoutPerson = (email: string) =>
  peopleOf(tokenStore.get('staff_people')).filter((person) => person.email !== email)

type Opened = CallOutput<typeof unlockStaffSession>

/** Keeps an opened session; what the person before had on the screen is forgotten. */
function enter({ token, email, idleMinutes }: Opened): void {
  queryClient.clear()
  tokenStore.set('staff_email', email)
  tokenStore.set('staff_idle_minutes', String(idleMinutes))
  tokenStore.set('staff_token', token)
  noteUse()
  changed()
}

/** Somebody who has just set the second step up and has no PIN yet, or whose PIN was too short: it is asked for before their first screen. */
export interface Newcomer extends Omit<TabletPerson, 'returnKey'> {
  /** Whether the link of an invitation has led them here. */
  readonly isJoining: boolean
}

const newcomer = createStore<Newcomer | null>(null)

/** Who still chooses a PIN, followed; null for everybody else. */
export const useNewcomer = (): Newcomer | null => useStore(newcomer)

/** The PIN was chosen, or left for later. */
export function forgetNewcomer(): void {
  newcomer.set(null)
}

/** Keeps a full login; whoever has a PIN is remembered at this tablet, and who worked at it until now is locked out. */
export function enterInFull(opened: CallOutput<typeof finishStaffLogin>, isJoining = false): void {
  const { email, displayName, returnKey, choosesPin, recoveryCodes } = opened
  if (tokenStore.get('staff_token') !== null) lockDesk()
  const isNew = recoveryCodes.length > 0 && returnKey === null
  if (isNew || choosesPin) newcomer.set({ email, displayName, isJoining })
  noteReturnKey({ email, displayName }, returnKey)
  enter(opened)
}

/** Keeps a session that a PIN has opened again. */
export function enterByPin(opened: Opened): void {
  enter(opened)
}

/** Keeps, or forgets, the key by which somebody comes back to this tablet. */
export function noteReturnKey(person: Omit<TabletPerson, 'returnKey'>, returnKey: string | null): void {
  const others = withoutPerson(person.email)
  keepPeople(returnKey === null ? others : [...others, { ...person, returnKey }])
}

/** The secret by which this device is known to the people who signed in at it; it opens nothing. */
export function deviceSecret(): string {
  const kept = tokenStore.get('staff_device')
  if (kept !== null) return kept
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const made = btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '')
  tokenStore.set('staff_device', made)
  return made
}

/** Forgets somebody whose session at this tablet is over: they sign in in full again. */
export function forgetPerson(email: string): void {
  keepPeople(withoutPerson(email))
}

function leave(): void {
  queryClient.clear()
  forgetNewcomer()
  forgetMember()
  forgetDayList()
  tokenStore.clear('staff_token', 'staff_email')
  changed()
}

/** Leaves the back office at this tablet; the guests' app stays as it is, and so do the others who work here. */
export function leaveDesk(email: string): void {
  tell(endStaffSession)
  forgetPerson(email)
  leave()
}

/** Nobody is at the tablet: the next one says who they are. */
export function lockDesk(): void {
  tell(lockStaffSession)
  leave()
}

/** The server forgets the session when it runs out, if it does not hear of its end now. */
function tell(def: typeof lockStaffSession): void {
  call(def, {}, { keepalive: true }).catch(ignoreUntold)
}

/** The device has forgotten the token already. */
function ignoreUntold(): void {}

let noted = 0

/** Notes that somebody is at the tablet, in whichever of its tabs. */
export function noteUse(): void {
  const now = Date.now()
  if (now - noted < 5 * SECOND) return
  noted = now
  tokenStore.set('staff_used_at', String(now))
}

/** Whether nobody has touched the tablet for as long as the resort allows. */
export function isIdle(): boolean {
  const minutes = Number(tokenStore.get('staff_idle_minutes') ?? IDLE_MINUTES)
  return Date.now() - Number(tokenStore.get('staff_used_at') ?? Date.now()) >= minutes * MINUTE
}

async function isToTryAgain({ def, input, refusal, token }: RefusedCall): Promise<boolean> {
  // Somebody else may work here by now: what is refused to the one before is not theirs.
  if (def.policy !== 'staff' || token !== tokenStore.get('staff_token')) return false
  // The server no longer knows this session: idle, over, or a role was taken away.
  if (isCallFailure(refusal, 'login_required')) leave()
  if (isCallFailure(refusal, 'approval_needed') && (await askForYes(def, input, refusal)))
    throw new CallFailure('asked', 0)
  return isCallFailure(refusal, 'proof_needed') ? askForProof() : false
}

askAsStaff({ token: () => tokenStore.get('staff_token'), isToTryAgain })
