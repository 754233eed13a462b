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
import { codesOf, together } from './party.ts'
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
  // Who was pressed as one came as one.
  const parties = together(aside, ({ at, takenBackAt = '' }) => `${at} ${takenBackAt}`)
  const words = (codes: string, party: readonly [WaitingArrival, ...WaitingArrival[]]) => {
    const [{ at, takenBackAt }] = party
    if (takenBackAt !== undefined) return texts.offline.takenBack(codes)
    const seen = texts.offline.seen(codes, time(at, language))
    const taken = party.reduce((sum, { collect }) => sum + (collect?.amountCents ?? 0), 0)
    return taken === 0 ? seen : texts.offline.seenPaid(seen, money(taken, language))
  }
  return (
    <Note tone="bad" icon="alert" role="alert" title={texts.offline.aside(aside.length)}>
      {texts.offline.asideText}
      <ul>
        {parties.map((party) => {
          const codes = codesOf(party)
          return (
            <li key={party[0].clientId} className="row sp wrap g2">
              {words(codes, party)}
              <Button
                size="xs"
                variant="ghost"
                aria-label={texts.actionOf(texts.actions.solved, codes)}
                onPress={() => dropArrivals(new Set(party.map(({ clientId }) => clientId)))}
              >
                {texts.actions.solved}
              </Button>
            </li>
          )
        })}
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
  const wordsOf = (codes: string, { kind, by, at }: ArrivalConflict) => {
    if (kind === 'not_undone') return texts.offline.notUndone(codes)
    if (kind === 'refused') return texts.offline.refused(codes)
    return by === '' || at === ''
      ? texts.offline.alreadyShort(codes)
      : texts.offline.already(codes, time(at, language), by)
  }
  const parties = together(conflicts, (one) => `${one.party || one.clientId} ${wordsOf('', one)}`)
  return (
    <Note tone="bad" icon="alert" role="alert" title={texts.offline.conflicts(conflicts.length)}>
      <ul>
        {parties.map((party) => {
          const lostCents = party.reduce((sum, one) => sum + one.lostCents, 0)
          return (
            <li key={party[0].clientId}>
              {wordsOf(codesOf(party), party[0])}
              {lostCents > 0 ? `. ${texts.offline.notCollected(money(lostCents, language))}` : null}
            </li>
          )
        })}
      </ul>
      <Button size="xs" variant="ghost" className="mt2" onPress={readConflicts}>
        {texts.actions.understood}
      </Button>
    </Note>
  )
}
