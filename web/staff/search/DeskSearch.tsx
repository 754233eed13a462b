import { useDeferredValue, useEffect, useState } from 'react'
import { LEAST_SEARCHED, searchDesk } from '../../../domain/staff/customer-calls.ts'
import { useFailureReason } from '../../platform/failure.ts'
import { useGo, useHere } from '../../platform/navigation.tsx'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { FoundRows } from '../customers/FoundRows.tsx'
import { StayRows } from '../customers/StayRows.tsx'
import { customerTexts } from '../customers/texts.ts'

interface DeskSearchProps {
  readonly onClose: () => void
}

/** One search over all days, people, places, orders, phones, plates and dogs, from every screen of the desk. */
export function DeskSearch({ onClose }: DeskSearchProps) {
  const texts = useTexts(customerTexts)
  const [words, setWords] = useState('')
  const query = useDeferredValue(words.trim())
  const { path } = useHere()
  const [begunAt] = useState(path)
  useEffect(() => {
    if (path !== begunAt) onClose()
  }, [path, begunAt, onClose])
  return (
    <Sheet isOpen onClose={onClose} title={texts.searchTitle}>
      <TextField
        label={texts.search}
        value={words}
        icon="search"
        type="search"
        maxLength={60}
        autoFocus
        onChange={setWords}
      />
      {query.length < LEAST_SEARCHED ? null : <Results query={query} />}
    </Sheet>
  )
}

function Results({ query }: { readonly query: string }) {
  const texts = useTexts(customerTexts)
  const failureReason = useFailureReason()
  const found = useCallQuery(searchDesk, { query }, { placeholderData: (known) => known })
  const go = useGo()
  if (found.isError) {
    const load = () => void found.refetch()
    return <ErrorState text={failureReason(found.error)} onRetry={load} isRetrying={found.isFetching} />
  }
  if (found.data === undefined) return null
  const { stays, found: others } = found.data
  if (stays.length + others.length === 0) return <EmptyState title={texts.none} text={texts.noneText} />
  return (
    <div className="col g2 mt3" role="status">
      <StayRows stays={stays} onOpen={({ day, codes: [code = ''] }) => go(`/ges/spiaggia?day=${day}&place=${code}`)} />
      <FoundRows
        found={others}
        openId={undefined}
        onOpen={(accountId, orderId) =>
          go(`/ges/clienti?customer=${accountId}${orderId === null ? '' : `&order=${orderId}`}`)
        }
      />
    </div>
  )
}
