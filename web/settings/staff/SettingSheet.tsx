import type { SettingKey } from '../../../domain/settings/settings.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import type { KnownSettings, SettingsList } from './known-settings.ts'
import { SettingForm } from './SettingForm.tsx'
import { useSettingWords } from './setting-words.ts'

interface SettingSheetProps {
  /** One setting, or those that belong together, such as the two ends of a season. */
  readonly keys: readonly SettingKey[]
  readonly title?: string | undefined
  readonly settings: KnownSettings
  readonly pages: SettingsList['pages']
  readonly onClose: () => void
}

/** The sheet of a setting: it closes when it is saved, and stays for those that belong together. */
export function SettingSheet({ keys, title, settings, pages, onClose }: SettingSheetProps) {
  const words = useSettingWords()
  const shown = keys.flatMap((key) => settings.get(key) ?? [])
  return (
    <Sheet isOpen onClose={onClose} title={title ?? words.title(keys[0] ?? '')}>
      <div className="col setting-forms">
        {shown.map((setting) => (
          <SettingForm
            key={`${setting.key} ${setting.version}`}
            setting={setting}
            pages={pages}
            onSaved={shown.length === 1 ? onClose : () => undefined}
          />
        ))}
      </div>
    </Sheet>
  )
}
