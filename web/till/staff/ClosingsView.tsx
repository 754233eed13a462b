import { useState } from 'react'
import { listClosings, type Closing } from '../../../domain/till/closing-calls.ts'
import { useFailureReason } from '../../platform/failure.ts'
import { day, dayOfInstant, money, time } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { List, ListRow } from '../../ui/List.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { Pill, Skeleton } from '../../ui/surfaces.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { ClosingPaper } from './ClosingPaper.tsx'
import { tillTexts } from './texts.ts'

interface ClosingsViewProps {
  /** Id of the closing in the address. */
  readonly chosen: string | undefined
  readonly onChoose: (closingId: number) => void
}

/** History of closings at the left, one of them at the right (B-12). */
export function ClosingsView({ chosen, onChoose }: ClosingsViewProps) {
  const texts = useTexts(tillTexts)
  const failureReason = useFailureReason()
  const [before, setBefore] = useState<readonly (number | null)[]>([null])
  const first = useCallQuery(listClosings, { before: null }, { staleTime: 0 })
  const load = () => void first.refetch()
  if (first.data === undefined) {
    if (first.isError)
      return <ErrorState text={failureReason(first.error)} onRetry={load} isRetrying={first.isFetching} />
    return (
      <Waiting onRetry={load}>
        <Skeleton height={420} radius={22} />
      </Waiting>
    )
  }
  if (first.data.closings.length === 0) return <EmptyState title={texts.closing.none} text={texts.closing.noneText} />
  const chosenId = chosen !== undefined && /^\d{1,9}$/.test(chosen) ? Number(chosen) : null
  return (
    <>
      <div className="till-history desk-detail">
        {before.map((id, index) => (
          <Page
            key={id ?? 0}
            before={id}
            isLast={index === before.length - 1}
            chosenId={chosenId}
            onChoose={onChoose}
            onOlder={(last) => setBefore([...before, last])}
          />
        ))}
      </div>
      <div className="till-paper-side desk-detail">
        {chosenId === null ? (
          <EmptyState title={texts.closing.choose} text={texts.closing.chooseText} />
        ) : (
          <ClosingPaper key={chosenId} closingId={chosenId} />
        )}
      </div>
    </>
  )
}

interface PageProps {
  readonly before: number | null
  readonly isLast: boolean
  readonly chosenId: number | null
  readonly onChoose: (closingId: number) => void
  readonly onOlder: (last: number) => void
}

function Page({ before, isLast, chosenId, onChoose, onOlder }: PageProps) {
  const texts = useTexts(tillTexts)
  const failureReason = useFailureReason()
  const page = useCallQuery(listClosings, { before })
  const load = () => void page.refetch()
  if (page.data === undefined) {
    if (page.isError) return <ErrorState text={failureReason(page.error)} onRetry={load} isRetrying={page.isFetching} />
    return (
      <Waiting onRetry={load}>
        <Skeleton height={200} radius={18} />
      </Waiting>
    )
  }
  const { closings, hasMore } = page.data
  const last = closings.at(-1)
  return (
    <>
      <List aria-label={texts.closing.list}>
        {closings.map((closing) => (
          <Row
            key={closing.closingId}
            closing={closing}
            isChosen={closing.closingId === chosenId}
            onChoose={onChoose}
          />
        ))}
      </List>
      {isLast && hasMore && last !== undefined ? (
        <Button full variant="plain" onPress={() => onOlder(last.closingId)}>
          {texts.closing.older}
        </Button>
      ) : null}
    </>
  )
}

interface RowProps {
  readonly closing: Closing
  readonly isChosen: boolean
  readonly onChoose: (closingId: number) => void
}

function Row({ closing, isChosen, onChoose }: RowProps) {
  const texts = useTexts(tillTexts)
  const language = useLanguage()
  const { closingId, number, year, to, differenceCents, staff } = closing
  const when = `${day(dayOfInstant(to), language, 'date')}, ${time(to, language)}`
  return (
    <ListRow
      label={texts.closing.name(number, year)}
      detail={[when, staff === '' ? '' : texts.closing.by(staff)].filter((words) => words !== '').join(' · ')}
      value={
        <Pill tone={differenceCents === 0 ? 'ok' : 'warn'}>
          {differenceCents === 0
            ? texts.reconciling.even
            : `${differenceCents > 0 ? '+' : ''}${money(differenceCents, language)}`}
        </Pill>
      }
      isCurrent={isChosen}
      onPress={() => onChoose(closingId)}
    />
  )
}
