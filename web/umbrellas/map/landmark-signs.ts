import type { BeachPlan } from '../../../domain/umbrellas/plan.ts'
import type { IconName } from '../../ui/Icon.tsx'

/** Landmarks with a sign of their own; towers and boats are drawn, the dogs' water has a label in the sea. */
export const LANDMARK_SIGNS: Readonly<Partial<Record<BeachPlan['landmarks'][number]['kind'], IconName>>> = {
  bar: 'drink',
  restaurant: 'restaurant',
  parking: 'parking',
  shower: 'shower',
  dog_shower: 'shower',
  dog_water: 'paw',
  toilets: 'pin',
  entrance: 'pin',
}
