import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isCallFailure, type CallFailure } from '../platform/call-failure.ts'
import { keptSlot } from '../platform/kept-slot.ts'
import { queryClient } from '../platform/queries.ts'
import type { StaffMember } from './staff-screens.ts'

/** Who works at this tablet, kept so that a page opened without a network still knows whose screens it draws (B-02). */
const slot = keptSlot('staff-member')
const KEY = ['keptStaffMember']

function isMember(value: unknown): value is StaffMember {
  return typeof value === 'object' && value !== null && 'displayName' in value && 'roles' in value
}

/** Forgets it when they leave the tablet. */
export function forgetMember(): void {
  slot.set(null).catch(keepWithThePage)
}

/** Who works here: as the server says, or as it said last until it answers. What it refuses stays refused. */
export function useKnownMember(asked: StaffMember | undefined, failure: CallFailure | null): StaffMember | undefined {
  const kept = useQuery({
    queryKey: KEY,
    queryFn: async () => {
      const value = await slot.get()
      return isMember(value) ? value : null
    },
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  })
  useEffect(() => {
    if (asked === undefined) return
    queryClient.setQueryData(KEY, asked)
    slot.set(asked).catch(keepWithThePage)
  }, [asked])
  if (asked !== undefined) return asked
  return failure === null || isCallFailure(failure, 'network', 'timeout') ? (kept.data ?? undefined) : undefined
}

/** A browser that keeps nothing asks the server at every opening. */
function keepWithThePage(): void {}
