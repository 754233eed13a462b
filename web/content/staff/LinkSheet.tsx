import { useState, type FormEvent } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { isLinkAddress } from './markdown-marks.ts'
import { catalogTexts } from './texts.ts'

interface LinkSheetProps {
  /** What is selected; it becomes the link. */
  readonly words: string
  readonly onInsert: (words: string, address: string) => void
  readonly onClose: () => void
}

const FORM = 'text-link'
const SCHEME = 'https://'

/** The words of a link and where it leads. */
export function LinkSheet({ words: selected, onInsert, onClose }: LinkSheetProps) {
  const all = useTexts(catalogTexts)
  const texts = all.marks
  const [words, setWords] = useState(selected.trim())
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const address = typed.includes('://') ? typed.trim() : SCHEME + typed.trim()
  const isFine = isLinkAddress(address)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isFine && words.trim() !== '') onInsert(words, address)
  }
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={texts.link}
      footer={
        <Button type="submit" form={FORM} full>
          {texts.insert}
        </Button>
      }
    >
      <form id={FORM} className="col g3" noValidate onSubmit={submit}>
        <TextField
          label={texts.words}
          value={words}
          maxLength={200}
          onChange={setWords}
          error={isTried && words.trim() === '' ? texts.wordsNeeded : undefined}
        />
        <TextField
          label={texts.address}
          value={typed}
          maxLength={500}
          autoFocus
          autoComplete="off"
          autoCapitalize="off"
          placeholder={SCHEME}
          onChange={setTyped}
          error={isTried && !isFine ? texts.addressWrong : undefined}
        />
      </form>
    </Sheet>
  )
}
