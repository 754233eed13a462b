import handbook from '../../../docs/handbook.md?raw'
import type { Language } from '../../../domain/platform/language.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import {
  boldTurns,
  readHandbook,
  type Chapter,
  type ChapterPart,
  type HandbookLanguage,
  type HelpId,
} from './chapters.ts'
import './help.css'
import { HelpPicture } from './HelpPicture.tsx'
import { helpTexts } from './texts.ts'

/** Whoever reads neither of the handbook's languages reads English. */
const handbookLanguage = (language: Language): HandbookLanguage => (language === 'it' ? 'it' : 'en')

/** What a screen is for in two lines and a picture, then its chapter of the handbook. */
export function HelpPage({ screen }: { readonly screen: HelpId }) {
  const texts = useTexts(helpTexts)
  const language = handbookLanguage(useLanguage())
  const chapter = readHandbook(handbook, language).get(screen)
  return (
    <div className="col g4 help-page">
      <HelpPicture screen={screen} />
      <div className="col g2">
        {texts.lines[screen].map((line) => (
          <p key={line} className="b">
            {line}
          </p>
        ))}
      </div>
      {chapter === undefined ? null : (
        <article className="col g3" lang={language} aria-label={texts.handbook}>
          {stepsOf(chapter).map((part, index) => (
            <Part key={index} part={part} />
          ))}
        </article>
      )}
    </div>
  )
}

/** The two lines say what a chapter begins with. */
const stepsOf = ({ parts }: Chapter) => parts.slice(parts[0]?.kind === 'text' ? 1 : 0)

function Part({ part }: { readonly part: ChapterPart }) {
  if (part.kind === 'steps') {
    return (
      <ol className="help-steps">
        {part.steps.map((step) => (
          <li key={step}>{withBold(step)}</li>
        ))}
      </ol>
    )
  }
  if (part.kind === 'heading') return <h3 className="head">{part.text}</h3>
  return <p className="ink2">{withBold(part.text)}</p>
}

const withBold = (text: string) =>
  boldTurns(text).map((words, index) => (index % 2 === 1 ? <strong key={index}>{words}</strong> : words))
