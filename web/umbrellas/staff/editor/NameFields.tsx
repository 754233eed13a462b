import { useState } from 'react'
import { LANGUAGES, type Language, type LocalizedText } from '../../../../domain/platform/language.ts'
import { useTexts } from '../../../platform/texts.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { editorTexts } from './texts.ts'

const LONGEST = 200

/** A name in the five languages; each holds when its field is left, and none can be empty. */
export function NameFields(props: { readonly name: LocalizedText; readonly onChange: (name: LocalizedText) => void }) {
  const { name, onChange } = props
  const texts = useTexts(editorTexts)
  const [written, setWritten] = useState<{ language: Language; text: string } | null>(null)
  const commit = () => {
    if (written === null) return
    const text = written.text.trim()
    setWritten(null)
    if (text !== '' && text !== name[written.language]) onChange({ ...name, [written.language]: text })
  }
  return LANGUAGES.map((language) => (
    <TextField
      key={language}
      label={texts.name(language)}
      maxLength={LONGEST}
      value={written?.language === language ? written.text : name[language]}
      onChange={(text) => setWritten({ language, text })}
      onBlur={commit}
    />
  ))
}
