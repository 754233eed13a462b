import { useState } from 'react'
import type { MenuItem } from '../../domain/bar/calls.ts'
import { photoPath, type PhotoSize } from '../../domain/content/content-fields.ts'
import { DishArt } from '../design/art/dishes/DishArt.tsx'
import { currentHost } from '../platform/hosts.ts'
import styles from './bar.module.css'

interface DishPictureProps {
  readonly item: Pick<MenuItem, 'photoId' | 'art'>
  /** Side in CSS px of the drawing; a photo of the list has it too. */
  readonly size: number
  readonly photo: PhotoSize
}

/** An item's photo, loaded when it comes into view; its drawing where there is none, or none came (DESIGN.md 8). */
export function DishPicture({ item, size, photo }: DishPictureProps) {
  const [isBroken, setBroken] = useState(false)
  if (item.photoId === null || isBroken) return <DishArt name={item.art} size={size} />
  return (
    <img
      className={styles['photo']}
      src={`${currentHost()}${photoPath(item.photoId, photo)}`}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      onError={() => setBroken(true)}
    />
  )
}
