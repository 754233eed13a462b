import { money, time } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useOnline } from '../platform/online.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Note } from '../ui/surfaces.tsx'
import type { ArrivalConflict, WaitingArrival } from './offline/arrival-queue.ts'
import {
  dropArrivals,
  readConflicts,
  retryAside,
  sendArrivals,
  useArrivalQueue,
  useIsSending,
} from './offline/arrival-store.ts'
import { refreshBeachDay } from './beach-cache.ts'
import { arrivalTexts } from './texts.ts'

interface OfflineNoticesProps {
  /** When the data on screen came, epoch milliseconds, where the last answer failed; null while answers come. */
  readonly staleFrom: number | null
  readonly isFetching: boolean
}

/** What the desk has to know of the network: what waits to be sent, what came back, from when the data are. */
export function OfflineNotices({ staleFrom, isFetching }: OfflineNoticesProps) {
  const texts = useTexts(arrivalTexts)
  const language = useLanguage()
  const isOnline = useOnline()
  const { waiting, conflicts, aside } = useArrivalQueue()
  const isSending = useIsSending()
  // The frame says by itself that there is no network, and from when its data are.
  const isStale = staleFrom !== null && staleFrom > 0 && isOnline
  if (waiting.length === 0 && conflicts.length === 0 && aside.length === 0 && !isStale) return null
  const wordsOf = ({ code, takenBackAt }: WaitingArrival) =>
    takenBackAt === undefined ? code : texts.offline.takenBack(code)
  return (
    <div className="notices">
      {isStale ? (
        <Note tone="bad" icon="wifi-off" role="status">
          <span className="row sp wrap g2">
            {texts.offline.stale(time(staleFrom, language))}
            <Button size="xs" variant="ghost" isBusy={isFetching} onPress={refreshBeachDay}>
              {texts.actions.retry}
            </Button>
          </span>
        </Note>
      ) : null}
      {waiting.length > 0 ? (
        <Note tone="warn" icon="clock" role="status">
          <span className="row sp wrap g2">
            <span>
              <b>{texts.offline.waiting(waiting.length)}</b> {waiting.map(wordsOf).join(', ')}
            </span>
            <Button size="xs" variant="ghost" isBusy={isSending} onPress={() => void sendArrivals()}>
              {texts.actions.send}
            </Button>
          </span>
        </Note>
      ) : null}
      {aside.length > 0 ? <Aside aside={aside} /> : null}
      {conflicts.length > 0 ? <Conflicts conflicts={conflicts} /> : null}
    </div>
  )
}

/** What the server breaks on: each is sent again or solved by a person, and nothing of it is forgotten until then. */
function Aside({ aside }: { readonly aside: readonly WaitingArrival[] }) {
  const texts = useTexts(arrivalTexts)
  const language = useLanguage()
  const isSending = useIsSending()
  const words = ({ code, at, collect, takenBackAt }: WaitingArrival) => {
    if (takenBackAt !== undefined) return texts.offline.takenBack(code)
    const seen = texts.offline.seen(code, time(at, language))
    return collect === undefined ? seen : texts.offline.seenPaid(seen, money(collect.amountCents, language))
  }
  return (
    <Note tone="bad" icon="alert" role="alert" title={texts.offline.aside(aside.length)}>
      {texts.offline.asideText}
      <ul>
        {aside.map((one) => (
          <li key={one.clientId} className="row sp wrap g2">
            {words(one)}
            <Button
              size="xs"
              variant="ghost"
              aria-label={texts.actionOf(texts.actions.solved, one.code)}
              onPress={() => dropArrivals(new Set([one.clientId]))}
            >
              {texts.actions.solved}
            </Button>
          </li>
        ))}
      </ul>
      <Button size="xs" variant="ghost" className="mt2" isBusy={isSending} onPress={retryAside}>
        {texts.actions.retry}
      </Button>
    </Note>
  )
}

function Conflicts({ conflicts }: { readonly conflicts: readonly ArrivalConflict[] }) {
  const texts = useTexts(arrivalTexts)
  const language = useLanguage()
  const words = ({ code, kind, by, at }: ArrivalConflict) => {
    if (kind === 'not_undone') return texts.offline.notUndone(code)
    if (kind === 'refused') return texts.offline.refused(code)
    return by === '' || at === ''
      ? texts.offline.alreadyShort(code)
      : texts.offline.already(code, time(at, language), by)
  }
  return (
    <Note tone="bad" icon="alert" role="alert" title={texts.offline.conflicts(conflicts.length)}>
      <ul>
        {conflicts.map((conflict) => (
          <li key={conflict.clientId}>
            {words(conflict)}
            {conflict.lostCents > 0 ? `. ${texts.offline.notCollected(money(conflict.lostCents, language))}` : null}
          </li>
        ))}
      </ul>
      <Button size="xs" variant="ghost" className="mt2" onPress={readConflicts}>
        {texts.actions.understood}
      </Button>
    </Note>
  )
}
