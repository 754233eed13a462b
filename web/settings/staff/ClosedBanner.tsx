import { isSettingKey } from '../../../domain/settings/setting-value.ts'
import { listSettings, type getMaintenance } from '../../../domain/settings/staff-calls.ts'
import type { CallOutput } from '../../../domain/platform/call.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useSettingWords } from './setting-words.ts'
import { useSetSetting } from './use-set-setting.ts'
import './maintenance-banner.css'

interface ClosedBannerProps {
  /** Who has shut guests out, and when. */
  readonly on: NonNullable<CallOutput<typeof getMaintenance>['on']>
  readonly isManager: boolean
}

/** Guests are shut out: by whom, since when, and for a manager the way back. */
export function ClosedBanner({ on, isManager }: ClosedBannerProps) {
  const { texts, change } = useSettingWords()
  return (
    <aside className="desk-banner" role="status">
      <Icon name="wrench" size={19} />
      <p className="grow">
        <strong>{texts.bannerText}</strong> {change(on)}
      </p>
      {isManager ? <Reopen /> : null}
    </aside>
  )
}

function Reopen() {
  const { texts } = useSettingWords()
  const { press, isPending } = useSetSetting()
  const list = useCallQuery(listSettings, {})
  const setting = list.data?.settings.find(({ key }) => key === 'maintenance')
  return (
    <Button
      size="xs"
      variant="ghost"
      isBusy={isPending}
      isDisabled={setting === undefined}
      onPress={() => {
        if (setting !== undefined && isSettingKey(setting.key)) press({ ...setting, key: setting.key }, false)
      }}
    >
      {texts.reopen}
    </Button>
  )
}
