import { DogFace } from '../design/art/DogFace.tsx'
import styles from './dogs.module.css'

interface DogPictureProps {
  readonly name: string
  /** Data URL; empty shows a drawn face. */
  readonly photo: string
  readonly size: number
}

/** A dog's photo, or the face that its name always has; decorative beside the name. */
export function DogPicture({ name, photo, size }: DogPictureProps) {
  if (photo === '') return <DogFace name={name} size={size} />
  return <img className={styles['face']} src={photo} alt="" width={size} height={size} />
}
