import type { FormEvent, ReactNode } from 'react'
import { Logo } from '../../ui/Logo.tsx'

interface LoginCardProps {
  readonly title: string
  readonly text: string
  /** Missing where the content has forms of its own. */
  readonly onSubmit?: (form: FormData) => void
  readonly children: ReactNode
}

/** What every step into the back office looks like: one card in the middle. */
export function LoginCard({ title, text, onSubmit, children }: LoginCardProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit?.(new FormData(event.currentTarget))
  }
  const content = (
    <>
      <div className="row g3">
        <Logo size={52} />
        <div>
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

/** What was typed into a field of the form; empty when there is none. */
export function typed(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
