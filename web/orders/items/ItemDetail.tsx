import { Fragment } from 'react'

/** The words of `itemDetail`: one line, or as many as they have. */
export function ItemDetail({ text }: { readonly text: string }) {
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index === 0 ? null : <br />}
      {line}
    </Fragment>
  ))
}
