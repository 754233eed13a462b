import * as z from 'zod/mini'
import { serviceCartField, type ServiceCart } from '../../domain/services/calls.ts'
import { createStoredStore } from '../platform/stored.ts'

/** The services that wait on this device to be ordered; null is an empty cart. */
export const serviceCart = createStoredStore<ServiceCart | null>(
  'battigia.serviceCart',
  z.nullable(serviceCartField),
  null,
)
