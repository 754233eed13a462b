import { useTexts } from '../../../platform/texts.ts'
import { editorTexts } from './texts.ts'

const SHOWN = 24

/** Codes or names in one line; of many the first and how many more. */
export function NameList({ names }: { readonly names: readonly string[] }) {
  const texts = useTexts(editorTexts)
  const rest = names.length - SHOWN
  return (
    <>
      {names.slice(0, SHOWN).join(', ')}
      {rest > 0 ? ` ${texts.more(rest)}` : ''}
    </>
  )
}
