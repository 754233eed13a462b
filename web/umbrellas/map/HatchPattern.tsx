/** The diagonal hatch of a held place; `id` is unique in the document. */
export function HatchPattern({ id }: { id: string }) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="6" height="6" fill="var(--m-held)" />
      <rect width="2.2" height="6" fill="var(--m-held-hatch)" opacity=".55" />
    </pattern>
  )
}
