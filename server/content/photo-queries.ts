import type { PhotoSize } from '../../domain/content/content-fields.ts'
import type { Queryable } from '../platform/database.ts'

/** Keeps a photo under its hash; the same photo again is the same row. */
export async function addPhoto(
  tx: Queryable,
  id: string,
  { small, large, uploadedBy }: { readonly small: Buffer; readonly large: Buffer; readonly uploadedBy: number },
): Promise<void> {
  await tx.query({
    name: 'content.add-photo',
    text: 'insert into photo (id, small, large, uploaded_by) values ($1, $2, $3, $4) on conflict (id) do nothing',
    values: [id, small, large, uploadedBy],
  })
}

export async function findPhoto(tx: Queryable, id: string, size: PhotoSize): Promise<Buffer | null> {
  const [row] = await tx.query<{ picture: Buffer }>({
    name: 'content.photo',
    text: 'select case when $2 then large else small end as picture from photo where id = $1',
    values: [id, size === 800],
  })
  return row?.picture ?? null
}

export async function hasPhoto(tx: Queryable, id: string): Promise<boolean> {
  const rows = await tx.query({
    name: 'content.has-photo',
    text: 'select 1 as found from photo where id = $1',
    values: [id],
  })
  return rows.length > 0
}
