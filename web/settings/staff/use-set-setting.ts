import type { SettingKey } from '../../../domain/settings/settings.ts'
import {
  getMaintenance,
  listSettings,
  settingHistory,
  setSetting,
  type SettingValue,
  type StaffSetting,
} from '../../../domain/settings/staff-calls.ts'
import { useFailureText } from '../../platform/failure.ts'
import { invalidate, useCallMutation } from '../../platform/queries.ts'
import { toast } from '../../ui/toasts.ts'
import { useSettingWords } from './setting-words.ts'

/** Changes a setting; for six seconds the former value can be put back, which is a change of its own (B-11). */
export function useSetSetting() {
  const { texts, title, value: words } = useSettingWords()
  const failureText = useFailureText()
  const change = useCallMutation(setSetting)
  const back = useCallMutation(setSetting)
  const undo = async (key: SettingKey, former: SettingValue, version: number) => {
    try {
      await back.mutateAsync({ key, value: former, version })
      toast(texts.undone, { tone: 'ok', icon: 'check' })
    } catch (failure) {
      toast(failureText(failure), { tone: 'bad', icon: 'alert' })
    }
    refresh()
  }
  /** Throws what the server refused. */
  const set = async (setting: StaffSetting & { readonly key: SettingKey }, value: SettingValue): Promise<void> => {
    const { key, version, value: former } = setting
    try {
      const changed = await change.mutateAsync({ key, value, version })
      const said = texts.changed.replace('{title}', title(key)).replace('{value}', words(key, changed.setting.value))
      const onPress = () => void undo(key, former, changed.setting.version)
      toast(said, { action: { label: texts.undo, onPress } })
    } finally {
      refresh()
    }
  }
  /** For switches in a row, which have no place of their own for a refusal. */
  const press = (setting: StaffSetting & { readonly key: SettingKey }, value: SettingValue): void => {
    set(setting, value).catch((failure: unknown) => toast(failureText(failure), { tone: 'bad', icon: 'alert' }))
  }
  return { set, press, isPending: change.isPending, error: change.error, reset: change.reset }
}

/** Asks again for everything that shows settings. */
export function refresh(): void {
  void invalidate(listSettings)
  void invalidate(settingHistory)
  void invalidate(getMaintenance)
}
