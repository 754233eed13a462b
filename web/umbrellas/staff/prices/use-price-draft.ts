import { useRef, useState } from 'react'
import type { CallInput, CallOutput } from '../../../../domain/platform/call.ts'
import {
  copyPriceList,
  discardPriceDraft,
  editPriceDraft,
  getPriceDraft,
  publishPriceDraft,
  undoPriceStep,
} from '../../../../domain/umbrellas/price-draft-calls.ts'
import { isCallFailure } from '../../../platform/call.ts'
import { failureText } from '../../../platform/failure.ts'
import { invalidate, useCallMutation } from '../../../platform/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { toast } from '../../../ui/toasts.ts'
import { priceTexts } from './texts.ts'

export type PriceDraft = CallOutput<typeof getPriceDraft>
export type DraftEdit = CallInput<typeof editPriceDraft>['edit']

/**
 * What a manager does to the draft. Quick edits follow each other, each on the version that the one before has made. Edits that a
 * colleague was quicker than are kept until they are applied again.
 */
export interface DraftActions {
  readonly edit: (edit: DraftEdit, done?: () => void) => void
  readonly copy: (publicationId: number) => void
  readonly discard: () => void
  readonly publish: (done: () => void) => void
  readonly keptBack: readonly DraftEdit[]
  readonly editAgain: () => void
  readonly isBusy: boolean
  readonly publishFailure: unknown
}

export function usePriceDraft(version: number): DraftActions {
  const texts = useTexts(priceTexts)
  const closeLast = useRef(() => {})
  const [keptBack, setKeptBack] = useState<readonly DraftEdit[]>([])
  const [waiting, setWaiting] = useState(0)
  const queue = useRef(Promise.resolve())
  const made = useRef(0)
  const editing = useCallMutation(editPriceDraft)
  const copying = useCallMutation(copyPriceList)
  const discarding = useCallMutation(discardPriceDraft)
  const publishing = useCallMutation(publishPriceDraft)
  const undoing = useCallMutation(undoPriceStep)
  const reload = () => invalidate(getPriceDraft)
  const fail = async (error: unknown) => void toast(await failureText(error), { tone: 'bad', icon: 'alert' })
  const failed = (error: unknown) => {
    void reload()
    void fail(error)
  }
  const undo = (of: number) =>
    undoing.mutate(
      { version: of },
      {
        onSuccess: () => void toast(texts.undone, { tone: 'ok', icon: 'check' }),
        onError: (error) => void fail(error),
        onSettled: () => void reload(),
      },
    )
  const done = (text: string) => async (next: { version: number }) => {
    await reload()
    // Only the last step can be taken back, so that an older offer to do so goes.
    closeLast.current()
    closeLast.current = toast(text, {
      tone: 'ok',
      icon: 'check',
      action: { label: texts.undo, onPress: () => undo(next.version) },
    })
  }
  const editAfter = async (before: Promise<void>, next: DraftEdit, then?: () => void) => {
    await before
    try {
      const step = await editing.mutateAsync({ version: Math.max(version, made.current), edit: next })
      made.current = step.version
      then?.()
      await done(texts.saved)(step)
    } catch (error) {
      if (isCallFailure(error, 'status_changed')) setKeptBack((kept) => [...kept, next])
      await reload()
      await fail(error)
    } finally {
      setWaiting((count) => count - 1)
    }
  }
  const edit = (next: DraftEdit, then?: () => void) => {
    setWaiting((count) => count + 1)
    queue.current = editAfter(queue.current, next, then)
  }
  return {
    keptBack,
    edit,
    editAgain: () => {
      setKeptBack([])
      for (const one of keptBack) edit(one)
    },
    isBusy: waiting > 0 || copying.isPending || discarding.isPending || publishing.isPending || undoing.isPending,
    publishFailure: publishing.error,
    copy: (publicationId) =>
      copying.mutate(
        { version, publicationId },
        {
          onSuccess: (next) => void done(texts.saved)(next),
          onError: (error) => failed(error),
        },
      ),
    discard: () =>
      discarding.mutate(
        { version },
        {
          onSuccess: (next) => void done(texts.discarded)(next),
          onError: (error) => failed(error),
        },
      ),
    publish: (then) =>
      publishing.mutate(
        { version },
        {
          onSuccess: (next) => {
            then()
            void done(texts.published)(next)
          },
          onError: () => void reload(),
        },
      ),
  }
}
