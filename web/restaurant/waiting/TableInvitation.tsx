import { lazy, Suspense, useState } from 'react'
import { useSession } from '../../platform/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { waitingTexts } from '../../umbrellas/waiting/texts.ts'
import { WAITING_PATH } from '../../umbrellas/waiting/use-waiting.ts'
import type { TableChoice } from '../use-table-choice.ts'
import { tableWaitingTexts } from './texts.ts'
import { useTableRequests } from './use-table-requests.ts'

const JoinTableSheet = lazy(async () => ({ default: (await import('./JoinTableSheet.tsx')).JoinTableSheet }))

/** Where a time of the chosen meal is full: the way onto the waiting list, or to one's own request for that meal (B-09). */
export function TableInvitation({ choice }: { readonly choice: TableChoice }) {
  const texts = useTexts(tableWaitingTexts)
  const list = useTexts(waitingTexts)
  const { isLoggedIn } = useSession()
  const { data } = useTableRequests()
  const [isOpen, setOpen] = useState(false)
  const { meal, day, availability } = choice
  const slots = meal?.slots ?? []
  const isFull = slots.some(({ state }) => state === 'full')
  if (meal === null || !isFull || availability.isError || availability.data?.isTooLarge === true) return null
  const isInList = data?.requests.some((one) => one.state === 'waiting' && one.day === day && one.meal === meal.meal)
  const hasFree = slots.some(({ state }) => state === 'free' || state === 'few')
  return (
    <Note icon="bell" title={isInList === true ? texts.inList : hasFree ? texts.someFull : texts.full} className="mt3">
      {isInList === true ? null : <p>{texts.text}</p>}
      <div className="mt3">
        {isInList === true ? (
          <LinkButton full size="sm" variant="tint" to={WAITING_PATH}>
            {list.see}
          </LinkButton>
        ) : isLoggedIn ? (
          <Button full size="sm" onPress={() => setOpen(true)}>
            {list.invite}
          </Button>
        ) : (
          <LinkButton full size="sm" to="/welcome" query={{ login: 1, next: '/tabs/home/ristorante' }}>
            {texts.logIn}
          </LinkButton>
        )}
      </div>
      {isOpen ? (
        <Suspense fallback={null}>
          <JoinTableSheet choice={choice} meal={meal} isOpen onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </Note>
  )
}
