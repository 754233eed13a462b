import { setTheme, THEMES, useTheme } from '../platform/theme.ts'
import { useTexts } from '../platform/texts.ts'
import { Icon } from '../ui/Icon.tsx'
import { ListRow } from '../ui/List.tsx'
import { MenuButton } from '../ui/MenuButton.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import styles from './preference-rows.module.css'
import { accountTexts } from './texts.ts'

/** The language, with its menu at the right. */
export function LanguageRow() {
  const { language } = useTexts(accountTexts).menu
  return <ListRow icon="languages" label={language} control={<LanguageMenu className={styles['menu'] ?? ''} />} />
}

/** Light, dark, or as the system does. */
export function ThemeRow() {
  const texts = useTexts(accountTexts).menu
  const theme = useTheme()
  const options = THEMES.map((id) => ({ id, label: texts.themes[id] }))
  const menu = (
    <MenuButton
      label={texts.theme}
      options={options}
      value={theme}
      onChange={setTheme}
      className={styles['menu'] ?? ''}
    >
      {texts.themes[theme]}
      <Icon name="chevron-down" size={16} stroke={2.2} />
    </MenuButton>
  )
  return <ListRow icon={theme === 'dark' ? 'moon' : 'sun'} label={texts.theme} control={menu} />
}
