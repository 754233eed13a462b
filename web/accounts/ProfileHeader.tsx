import { useSession } from '../platform/session.ts'
import { useTexts } from '../platform/texts.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Avatar } from './Avatar.tsx'
import { initialsOf } from './initials.ts'
import { accountTexts } from './texts.ts'
import { useProfile } from './use-profile.ts'
import { welcomeTexts } from './welcome/texts.ts'

/** Heads the page, or stands beside one that has a heading of its own. */
type Level = 1 | 2

/** Who is signed in: photo, name and e-mail; a guest is told what an account is for (R-216, mockup 26). */
export function ProfileHeader({ level }: { readonly level: Level }) {
  const { isLoggedIn } = useSession()
  return isLoggedIn ? <PersonHeader level={level} /> : <GuestHeader level={level} />
}

function PersonHeader({ level }: { readonly level: Level }) {
  const Heading = `h${level}` as const
  const session = useSession()
  const profile = useProfile()
  const email = session.username ?? ''
  const firstName = profile.data?.nome ?? session.firstName
  const lastName = profile.data?.cognome ?? session.lastName
  const name = `${firstName} ${lastName}`.trim()
  return (
    <header className="row g4">
      <Avatar photo={profile.data?.image ?? ''} initials={initialsOf(firstName, lastName, email)} />
      <div className="grow">
        <Heading className="t1">{name === '' ? email : name}</Heading>
        {name === '' ? null : <p className="sub ink2 ell">{email}</p>}
      </div>
    </header>
  )
}

function GuestHeader({ level }: { readonly level: Level }) {
  const Heading = `h${level}` as const
  const texts = useTexts(accountTexts).menu
  const words = useTexts(welcomeTexts)
  return (
    <header className="col g4">
      <div>
        <Heading className="t1">{texts.guestTitle}</Heading>
        <p className="sub ink2 mt1">{texts.guestText}</p>
      </div>
      <div className="col g2">
        <LinkButton to="/welcome" query={{ login: 1 }} full>
          {words.login}
        </LinkButton>
        <LinkButton to="/signup" variant="tint" full>
          {words.signup}
        </LinkButton>
      </div>
    </header>
  )
}
