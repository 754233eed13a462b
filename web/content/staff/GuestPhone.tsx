import { useState, type ReactNode } from 'react'
import type { Language } from '../../../domain/platform/language.ts'
import { useMedia } from '../../platform/media.ts'
import { useTexts } from '../../platform/texts.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import { catalogTexts } from './texts.ts'

/** The guest's own component as it will look on a phone, light or dark (mockup 54). */
export function GuestPhone({ language, children }: { readonly language: Language; readonly children: ReactNode }) {
  const texts = useTexts(catalogTexts)
  // The dark tokens can be put into a light page; a dark page has no light ones to put.
  const isDark = useMedia('(prefers-color-scheme: dark)')
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  return (
    <section className="panel guest-preview">
      <h2 className="foot ink2 b">{texts.preview}</h2>
      <div className="guest-phone" data-theme={theme} lang={language}>
        {children}
      </div>
      {isDark ? null : (
        <Segmented
          className="mt2"
          label={texts.previewLight}
          value={theme}
          onChange={setTheme}
          options={(['light', 'dark'] as const).map((id) => ({ id, label: texts.themes[id] }))}
        />
      )}
    </section>
  )
}
