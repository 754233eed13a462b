import styles from './Avatar.module.css'

/** The person's photo, or the initials; decorative beside the name. */
export function Avatar({ photo, initials }: { photo: string; initials: string }) {
  return (
    <span className={`ava ${styles['avatar'] ?? ''}`}>
      {photo === '' ? <span aria-hidden="true">{initials}</span> : <img src={photo} alt="" width={64} height={64} />}
    </span>
  )
}
