import { exportNumbers } from '../../domain/numbers/calls.ts'
import type { Days } from '../../domain/numbers/period.ts'
import { SECTIONS, type Section } from '../../domain/numbers/sections.ts'
import { useFailureReason } from '../platform/failure.ts'
import { useCallMutation } from '../platform/queries.ts'
import { saveFile } from '../platform/save-file.ts'
import { useTexts } from '../platform/texts.ts'
import { Icon } from '../ui/Icon.tsx'
import { MenuButton } from '../ui/MenuButton.tsx'
import { toast } from '../ui/toasts.ts'
import { numbersTexts, tableTexts } from './texts.ts'

/** "Esporta": one table or all of them as a file; who took it is written down. */
export function ExportMenu({ days: { from, to } }: { readonly days: Days }) {
  const texts = useTexts(numbersTexts)
  const words = useTexts(tableTexts)
  const failureReason = useFailureReason()
  const exported = useCallMutation(exportNumbers, {
    onSuccess: ({ fileName, csv }) => {
      saveFile(fileName, 'text/csv;charset=utf-8', csv)
      toast(texts.exported, { tone: 'ok', icon: 'check' })
    },
    onError: (error) => void toast(failureReason(error) ?? texts.exportFailed, { tone: 'bad' }),
  })
  const take = (choice: Section | 'all' | 'none') => {
    if (choice === 'none' || exported.isPending) return
    exported.mutate({ from, to, sections: choice === 'all' ? [...SECTIONS] : [choice] })
  }
  return (
    <MenuButton
      label={texts.export}
      value="none"
      options={[
        { id: 'none', label: texts.export },
        { id: 'all', label: texts.exportAll },
        ...SECTIONS.map((id) => ({ id, label: words.tables[id] })),
      ]}
      onChange={take}
    >
      <Icon name={exported.isPending ? 'spinner' : 'download'} size={19} stroke={1.9} />
      {texts.export}
      <Icon name="chevron-down" size={17} stroke={2.2} />
    </MenuButton>
  )
}
