import { useDeferredValue, useEffect, useState } from 'react'
import { useHere } from '../../platform/navigation.tsx'
import { useTexts } from '../../platform/texts.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { SearchResults } from '../customers/SearchResults.tsx'
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
      <div className="col g3">
        <TextField
          label={texts.search}
          value={words}
          icon="search"
          type="search"
          maxLength={60}
          autoFocus
          onChange={setWords}
        />
        <SearchResults query={query} />
      </div>
    </Sheet>
  )
}
