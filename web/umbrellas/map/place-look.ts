import type { PlaceKind } from '../../../domain/umbrellas/plan.ts'

/** How a place is drawn for the person who looks: what everyone knows of it, or one's own. */
export type PlaceLook = 'free' | 'mine' | 'held' | 'booked' | 'blocked'

export const PLACE_LOOKS: readonly PlaceLook[] = ['free', 'mine', 'held', 'booked', 'blocked']

/** Whether a kind of place is drawn as a square gazebo; umbrellas are octagons. */
export function isGazeboKind(kind: PlaceKind): boolean {
  return kind === 'dog_gazebo' || kind === 'human_gazebo'
}

/** Dogs that fit by kind, when no category says otherwise. */
export const USUAL_DOGS: Readonly<Record<PlaceKind, number>> = {
  large_dog: 1,
  small_dog: 2,
  human: 0,
  dog_gazebo: 3,
  human_gazebo: 0,
}

/** Colour of what is written on a place. */
export const LOOK_INK: Readonly<Record<PlaceLook, string>> = {
  free: 'var(--m-free-ink)',
  mine: 'var(--m-mine-ink)',
  held: 'var(--m-held-ink)',
  booked: 'var(--m-booked-ink)',
  blocked: 'var(--m-blocked-ink)',
}
