import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFailureText } from '../platform/failure.ts'
import { isCallFailure } from '../platform/call-failure.ts'
import { useTexts } from '../platform/texts.ts'
import { toast } from '../ui/toasts.ts'
import { readPushState, turnPushOff, turnPushOn, type PushState } from './push-device.ts'
import { messageTexts } from './texts.ts'

const KEY = ['push-device'] as const

interface Push {
  /** Undefined until the browser has answered. */
  readonly state: PushState | undefined
  readonly isBusy: boolean
  readonly turn: (isOn: boolean) => void
}

/** Pushes on this device, and the switch for them. */
export function usePush(): Push {
  const texts = useTexts(messageTexts)
  const failureText = useFailureText()
  const cache = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const query = useQuery({ queryKey: KEY, queryFn: readPushState, staleTime: Infinity, retry: false })
  const turn = (isOn: boolean) => {
    // A switch that is disabled meanwhile would lose the focus.
    if (isBusy) return
    setBusy(true)
    // What the browser refuses is said in our words; its own are for developers.
    const failed = (error: unknown) =>
      toast(isCallFailure(error) ? failureText(error) : texts.device.failed, { tone: 'bad', icon: 'alert' })
    void (isOn ? turnPushOn() : turnPushOff())
      .then((state) => cache.setQueryData(KEY, state))
      .catch(failed)
      .finally(() => setBusy(false))
  }
  // A browser whose subscription cannot be told to the server counts as off: pressing tries again.
  return { state: query.isError ? 'off' : query.data, isBusy, turn }
}
