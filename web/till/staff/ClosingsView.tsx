import { useState } from 'react'
import { listClosings, type Closing } from '../../../domain/till/closing-calls.ts'
import { day, dayOfInstant, money, time } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { List, ListRow } from '../../ui/List.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { Pill, Skeleton } from '../../ui/surfaces.tsx'
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
  const [before, setBefore] = useState<readonly (number | null)[]>([null])
  const first = useCallQuery(listClosings, { before: null }, { staleTime: 0 })
  const chosenId = chosen !== undefined && /^\d{1,9}$/.test(chosen) ? Number(chosen) : null
  return (
    <Loaded query={first} skeleton={<Skeleton height={420} radius={22} />}>
      {({ closings }) =>
        closings.length === 0 ? (
          <EmptyState title={texts.closing.none} text={texts.closing.noneText} />
        ) : (
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
    </Loaded>
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
  const page = useCallQuery(listClosings, { before })
  const last = page.data?.closings.at(-1)
  return (
    <Loaded query={page} skeleton={<Skeleton height={200} radius={18} />}>
      {({ closings, hasMore }) => (
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
      )}
    </Loaded>
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
