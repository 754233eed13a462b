/** A sentence in which one part is never broken over two lines. */
export function Unbroken({ text, whole }: { readonly text: string; readonly whole: string }) {
  const [before, after] = text.split(whole)
  return (
    <>
      {before}
      <span className="nowrap">{whole}</span>
      {after}
    </>
  )
}
