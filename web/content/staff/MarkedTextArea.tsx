import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { TextArea, type TextAreaProps } from '../../ui/staff/TextArea.tsx'
import { LinkSheet } from './LinkSheet.tsx'
import { atWord, withLink, withMark, type Mark, type Marked } from './markdown-marks.ts'
import { catalogTexts } from './texts.ts'

const MARKS: readonly Mark[] = ['bold', 'heading', 'list']

/** A text of the resort with its marks as buttons above it, so that nobody has to know how they are written. */
export function MarkedTextArea(props: Omit<TextAreaProps, 'tools' | 'ref'>) {
  const texts = useTexts(catalogTexts).marks
  const { value, onChange, maxLength, label } = props
  const area = useRef<HTMLTextAreaElement>(null)
  const [linked, setLinked] = useState<Marked | null>(null)
  const selected = (): Marked => {
    const { selectionStart: from, selectionEnd: to } = area.current ?? { selectionStart: 0, selectionEnd: 0 }
    return { text: value, from, to }
  }
  const write = ({ text, from, to }: Marked) => {
    if (maxLength !== undefined && text.length > maxLength) return
    // What is selected is there only once the text is.
    flushSync(() => onChange(text))
    area.current?.focus()
    area.current?.setSelectionRange(from, to)
  }
  return (
    <>
      <TextArea
        {...props}
        ref={area}
        tools={
          <div className="row wrap g2 text-marks" role="group" aria-label={texts.label(label)}>
            {MARKS.map((mark) => (
              <Button
                key={mark}
                size="sm"
                variant="tint"
                onPress={() => write(withMark(selected(), mark, texts.sample))}
              >
                {texts[mark]}
              </Button>
            ))}
            <Button size="sm" variant="tint" icon="external" onPress={() => setLinked(atWord(selected()))}>
              {texts.link}
            </Button>
          </div>
        }
      />
      {linked === null ? null : (
        <LinkSheet
          words={linked.text.slice(linked.from, linked.to)}
          onInsert={(words, address) => {
            setLinked(null)
            write(withLink(linked, words, address))
          }}
          onClose={() => setLinked(null)}
        />
      )}
    </>
  )
}
