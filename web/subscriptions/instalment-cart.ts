import * as z from 'zod/mini'
import { instalmentCartField, type InstalmentCart } from '../../domain/subscriptions/calls.ts'
import { onSignOut } from '../platform/session.ts'
import { createStoredStore } from '../platform/stored.ts'

/** The instalment that is being paid: it goes straight to its checkout, and no cart shows it. */
export const instalmentCart = createStoredStore<InstalmentCart | null>(
  'battigia.instalment',
  z.nullable(instalmentCartField),
  null,
)

onSignOut(() => instalmentCart.set(null))
