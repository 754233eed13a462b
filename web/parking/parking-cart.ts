import * as z from 'zod/mini'
import { parkingCartField, type ParkingCart } from '../../domain/parking/calls.ts'
import { createStoredStore } from '../platform/stored.ts'

/** The parking space that waits on this device to be ordered; null is an empty cart. */
export const parkingCart = createStoredStore<ParkingCart | null>(
  'battigia.parkingCart',
  z.nullable(parkingCartField),
  null,
)
