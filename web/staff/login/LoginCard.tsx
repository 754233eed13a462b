import type { FormEvent, ReactNode } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { Logo } from '../../ui/Logo.tsx'
import { staffTexts } from '../texts.ts'

/** Password, second step, PIN: what somebody goes through once, by the link of their invitation. */
const JOINING_STEPS = 3

interface LoginCardProps {
  readonly title: string
  readonly text: string
  /** Which step of joining it is, from 1; missing where nobody joins. */
  readonly step?: number | undefined
  /** Missing where the content has forms of its own. */
  readonly onSubmit?: (form: FormData) => void
  readonly children: ReactNode
}

/** What every step into the back office looks like: one card in the middle. */
export function LoginCard({ title, text, step, onSubmit, children }: LoginCardProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit?.(new FormData(event.currentTarget))
  }
  const content = (
    <>
      {step === undefined ? null : <Steps at={step} />}
      <div className="row g3">
        <Logo size={52} />
        <div className="grow">
          <h1 className="t1">{title}</h1>
          <p className="sub ink2">{text}</p>
        </div>
      </div>
      {children}
    </>
  )
  return (
    <main id="main" tabIndex={-1} className="desk-page desk-login">
      {onSubmit === undefined ? (
        <div className="card col g4">{content}</div>
      ) : (
        <form className="card col g4" noValidate onSubmit={submit}>
          {content}
        </form>
      )}
    </main>
  )
}

/** How far somebody has come: a bar for each step, and the same in words. */
function Steps({ at }: { readonly at: number }) {
  const { step } = useTexts(staffTexts).join
  return (
    <div className="col g2">
      <p className="sub ink2">{step(at, JOINING_STEPS)}</p>
      <div className="joining-steps" aria-hidden="true">
        {Array.from({ length: JOINING_STEPS }, (_, index) => (
          <span key={index} className={index < at ? 'on' : ''} />
        ))}
      </div>
    </div>
  )
}

/** What was typed into a field of the form; empty when there is none. */
export function typed(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
